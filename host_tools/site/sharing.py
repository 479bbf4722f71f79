"""Tags for search engines and messengers: a page's own address, and its title, words and picture in links to it.

See https://ogp.me/. A picture needs the whole address of the site.
"""

from markupsafe import escape

from host_tools.site.addresses import Addresses
from simulator.texts import HostTexts

PICTURE = "pictures/basic.webp"
PICTURE_SIZE = (1280, 800)
_say = HostTexts("site")


def sharing_tags(addresses: Addresses, page: str) -> str:
    """Return the tags of a page in the language of now; `page` is its address from that of the site."""
    tags = {
        "og:type": "website",
        "og:site_name": "Tray24",
        "og:title": _say("name"),
        "og:description": _say("description"),
    }
    canonical = ""
    if addresses.home:
        width, height = PICTURE_SIZE
        address = addresses.home + page
        canonical = f'<link rel="canonical" href="{escape(address)}">\n'
        tags |= {
            "og:url": address,
            "og:image": addresses.home + PICTURE,
            "og:image:type": "image/webp",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": _say("start-picture"),
        }
    card = "summary_large_image" if addresses.home else "summary"
    lines = [f'<meta property="{name}" content="{escape(content)}">\n' for name, content in tags.items()]
    return f'{canonical}{"".join(lines)}<meta name="twitter:card" content="{card}">\n'
