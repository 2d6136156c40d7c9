"""The games: one module each (a folder where one file would be too long). `register_all` lists them."""

from troef.core.registry import register
from troef.games import (
    bieden,
    blackjack,
    boerenbridge,
    bonken,
    bridge,
    canasta,
    cinch,
    duizenden,
    eenendertigen,
    eenenvijftigen,
    ezelen,
    hartenjagen,
    jokeren,
    kingen,
    klaverjassen,
    kleurenwiezen,
    liegen,
    manillen,
    manillen_tornooi,
    mao,
    ninety_nine,
    pandoeren,
    patience,
    pesten,
    poker,
    presidenten,
    rikken,
    rumba,
    rummy,
    shithead,
    skat,
    toepen,
    wiezen,
    zenuwen,
    zwartepiet,
    zwikken,
)


def register_all() -> None:
    """Put every game on the list, in the order in which lists show them."""
    register(klaverjassen.INFO, klaverjassen.make)
    register(pesten.INFO, pesten.make)
    register(rummy.INFO, rummy.make)
    register(ezelen.INFO, ezelen.make)
    register(patience.INFO, patience.make)
    register(poker.INFO, poker.make)
    register(wiezen.INFO, wiezen.make)
    register(rikken.INFO, rikken.make)
    register(manillen.INFO, manillen.make)
    register(manillen_tornooi.INFO, manillen_tornooi.make)
    register(pandoeren.INFO, pandoeren.make)
    register(bridge.INFO, bridge.make)
    register(skat.INFO, skat.make)
    register(bieden.INFO, bieden.make)
    register(cinch.INFO, cinch.make)
    register(kleurenwiezen.INFO, kleurenwiezen.make)
    register(boerenbridge.INFO, boerenbridge.make)
    register(ninety_nine.INFO, ninety_nine.make)
    register(hartenjagen.INFO, hartenjagen.make)
    register(kingen.INFO, kingen.make)
    register(bonken.INFO, bonken.make)
    register(rumba.INFO, rumba.make)
    register(zwikken.INFO, zwikken.make)
    register(toepen.INFO, toepen.make)
    register(blackjack.INFO, blackjack.make)
    register(canasta.INFO, canasta.make)
    register(zwartepiet.INFO, zwartepiet.make)
    register(eenendertigen.INFO, eenendertigen.make)
    register(zenuwen.INFO, zenuwen.make)
    register(presidenten.INFO, presidenten.make)
    register(mao.INFO, mao.make)
    register(liegen.INFO, liegen.make)
    register(eenenvijftigen.INFO, eenenvijftigen.make)
    register(shithead.INFO, shithead.make)
    register(duizenden.INFO, duizenden.make)
    register(jokeren.INFO, jokeren.make)
