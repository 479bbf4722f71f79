"""All campaigns, in the order in which they are run."""

from campaigns.campaign import Campaign
from campaigns.cuts import Cuts
from campaigns.foreign_files import ForeignFiles
from campaigns.healing import Healing
from campaigns.link_lines import LinkLines
from campaigns.messages import Messages
from campaigns.strangers import Strangers

CAMPAIGNS: tuple[Campaign, ...] = (Cuts(), Healing(), ForeignFiles(), Strangers(), LinkLines(), Messages())
