"""All campaigns, in the order in which they are run."""

from campaigns.campaign import Campaign
from campaigns.counts import Counts
from campaigns.cuts import Cuts
from campaigns.engines import ENGINES
from campaigns.false_trays import FalseTrays
from campaigns.floods import Floods
from campaigns.foreign_files import ForeignFiles
from campaigns.fuzz import Fuzz, FuzzMicroPython
from campaigns.healing import Healing
from campaigns.link_lines import LinkLines
from campaigns.messages import Messages
from campaigns.pico_cuts import PicoCuts
from campaigns.pico_soak import PicoSoak
from campaigns.privacy import Privacy
from campaigns.sensing import Sensing
from campaigns.soak import Soak
from campaigns.strangers import Strangers
from campaigns.uploads import Uploads

CAMPAIGNS: tuple[Campaign, ...] = (
    *(Cuts(), Healing(), ForeignFiles(), Strangers(), Fuzz(), FuzzMicroPython(), LinkLines(), FalseTrays(), Messages()),
    *(Floods(), Uploads(), *ENGINES, Counts(), Privacy(), Sensing(), Soak(), PicoCuts(), PicoSoak()),
)
