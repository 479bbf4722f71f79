"""All campaigns, in the order in which they are run."""

from campaigns.campaign import Campaign
from campaigns.cuts import Cuts
from campaigns.foreign_files import ForeignFiles
from campaigns.healing import Healing

CAMPAIGNS: tuple[Campaign, ...] = (Cuts(), Healing(), ForeignFiles())
