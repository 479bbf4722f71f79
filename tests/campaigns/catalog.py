"""All campaigns, in the order in which they are run."""

from campaigns.campaign import Campaign
from campaigns.counts import Counts
from campaigns.cuts import Cuts
from campaigns.engines import Engines
from campaigns.floods import Floods
from campaigns.healing import Healing
from campaigns.inputs import Inputs
from campaigns.pico_cuts import PicoCuts
from campaigns.pico_soak import PicoSoak
from campaigns.privacy import Privacy
from campaigns.sensing import Sensing
from campaigns.soak import Soak
from campaigns.uploads import Uploads

CAMPAIGNS: tuple[Campaign, ...] = (
    *(Cuts(), Healing(), Inputs(), Floods(), Uploads(), Engines(), Counts(), Privacy(), Sensing(), Soak()),
    *(PicoCuts(), PicoSoak()),
)
