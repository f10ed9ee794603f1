"""The claims of every game."""

from __future__ import annotations

from collections.abc import Mapping

from claims import crazy_eights, ecarte, getaway, gurke, knockout_whist
from claims.common import ALL
from claims.saying import Claim

CLAIMS: Mapping[str, tuple[Claim, ...]] = {
    "crazy-eights": (*ALL, *crazy_eights.CLAIMS),
    "ecarte": (*ALL, *ecarte.CLAIMS),
    "getaway": (*ALL, *getaway.CLAIMS),
    "gurke": (*ALL, *gurke.CLAIMS),
    "knockout-whist": (*ALL, *knockout_whist.CLAIMS),
}
