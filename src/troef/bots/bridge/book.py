"""The system: openings, answers and second bids while the opponents pass, in tables that `rows` reads."""

from typing import Final

OPENINGS: Final = """
after
  2C    22+          -                            strong!
  2NT   20-21        balanced                     notrump
  1NT   15-17        balanced,S2-5,H2-5,D2-5,C2-5 notrump
  1S    10-21@12     S5+,longest,opens            suit
  1H    10-21@12     H5+,longest,opens            suit
  1D    10-21@12     D3+,better-minor,opens       suit
  1C    10-21@12     C3+,better-minor,opens       suit
  4M    5-10@7       M8+,not-last                 preempt
  4m    5-10@6       m8+,not-last                 preempt
  3X    4-10@7       X7+,not-last,preempts        preempt
  2S    5-10@7       S6,not-last,preempts         preempt
  2H    5-10@7       H6,not-last,preempts,S0-3    preempt
  2D    5-10@7       D6,not-last,preempts,H0-3,S0-3 preempt
  P     0-11         -                            pass
"""

AFTER_ONE_OF_A_SUIT: Final = """
after 1M -
  2NT   13+:M        M4+                          jacoby!!
  4M    0-9t         M5+,distributional           preemptive-raise
  3M    10-12:M@10   M3+                          limit-raise
  2M    6-9:M@7      M3+                          raise
  1S    6+t@6        S4+                          new-suit!
  2m    12+t@12      m5+,longest                  new-suit!!
  2m    13+@12       m4+,longest                  new-suit!!
  2H    12+t@12      H5+,longest                  new-suit!!
  2m    13+@12       m3+,longest                  new-suit!!
  3NT   13-15        balanced                     game-notrump
  1NT   6-11@7       -                            notrump-answer
  1NT   12-12@7      -                            notrump-answer
  P     0-5          -                            pass

after 1m -
  1S    6+t@6        S5+,longest                  new-suit!
  1H    6+t@6        H5+,longest                  new-suit!
  1H    6+t@6        H4+                          new-suit!
  1S    6+t@6        S4+                          new-suit!
  2m    11+:m@11     m5+                          inverted!
  2m    11+:m@11     m4+                          inverted!
  2C    12+t@12      C4+                          new-suit!!
  3m    0-8:m@5      m5+,distributional           preemptive-raise
  3NT   13-15        balanced                     game-notrump
  2NT   11-12        balanced                     invite-notrump
  1D    6+t@6        D4+                          new-suit!
  1NT   6-10@7       -                            notrump-answer
  2NT   11-12        -                            invite-notrump
  P     0-5          -                            pass
"""

NO_TRUMP: Final = """
after 1NT -
  6NT   17-21        balanced                     slam
  7NT   22+          balanced                     slam
  4NT   16           balanced                     quantitative
  4D    9-14t        H6+                          texas!
  4H    9-14t        S6+                          texas!
  2C    8+           S4,H4-5                      stayman!
  2C    8+           H4,S4-5                      stayman!
  2D    0+t          H5+,hearts-longer           transfer!
  2H    0+t          S5+,spades-longer           transfer!
  2C    8+           S4                           stayman!
  2C    8+           H4                           stayman!
  3m    15+t         m6+                          slam-try!!
  3NT   10-17        -                            game-notrump
  6NT   18+          -                            slam
  2S    0-6          C6+                          clubs!
  2S    0-6          D6+                          clubs!
  2NT   8-9@9        -                            invite-notrump
  P     0-7          -                            pass

after 1NT - 2C -
  2H    15-17        H4+                          four-cards
  2S    15-17        S4+                          four-cards
  2D    15-17        S2-3,H2-3                    no-major

after 1NT - 2C - 2D -
  3M    10+          M5,O4                        suit!!
  6NT   18+          -                            slam
  4NT   16-17        -                            quantitative
  3NT   10-15        -                            game-notrump
  2NT   8-9@9        -                            invite-notrump

after 1NT - 2C - 2M -
  4C    16+:M        M4+                          key-cards!
  4M    10-15:M      M4+                          game
  3M    8-9:M        M4+                          invite
  6NT   18+          -                            slam
  4NT   16-17        -                            quantitative
  3NT   10-15        -                            game-notrump
  2NT   8-9@9        -                            invite-notrump

after 1NT - 2D -
  3H    17           H4+                          super-accept
  2H    15-17        -                            accept

after 1NT - 2H -
  3S    17           S4+                          super-accept
  2S    15-17        -                            accept

after 1NT - 2S -
  3C    15-17        -                            accept

after 1NT - 2S - 3C -
  P     0-40         C6+                          to-play
  3D    0-6          D6+                          to-play

after 1NT - 2D - 2H -
  6H    16+t         H6+                          slam
  4NT   16-17        -                            quantitative
  4H    10-15t       H6+                          game
  3H    8-9t         H6+                          invite
  3m    10+          m4+                          suit!!
  2S    8-9          S5+                          suit!
  3S    10+          S5+                          suit!!
  3NT   10-15        -                            game-notrump
  6NT   18+          -                            slam
  2NT   8-9@9        -                            invite-notrump
  P     0-7          -                            pass

after 1NT - 2H - 2S -
  6S    16+t         S6+                          slam
  4NT   16-17        -                            quantitative
  4S    10-15t       S6+                          game
  3S    8-9t         S6+                          invite
  3m    10+          m4+                          suit!!
  3NT   10-15        -                            game-notrump
  6NT   18+          -                            slam
  2NT   8-9@9        -                            invite-notrump
  P     0-7          -                            pass

after 1NT - 4D -
  4H    15-17        -                            accept

after 1NT - 4H -
  4S    15-17        -                            accept

after 1NT - 4D - 4H -
  P     0-40         -                            to-play

after 1NT - 4H - 4S -
  P     0-40         -                            to-play

after 1NT - 4NT -
  6NT   16-17        -                            slam
  P     15           -                            pass

after 2NT -
  7NT   17+          balanced                     slam
  6NT   13-16        balanced                     slam
  4NT   11-12        balanced                     quantitative
  4D    4-9t         H6+                          texas!
  4H    4-9t         S6+                          texas!
  3C    5+           S4,H4-5                      stayman!
  3C    5+           H4,S4-5                      stayman!
  3D    0+t          H5+,hearts-longer           transfer!
  3H    0+t          S5+,spades-longer           transfer!
  3C    5+           S4                           stayman!
  3C    5+           H4                           stayman!
  6NT   13+          -                            slam
  3NT   5-12         -                            game-notrump
  P     0-4          -                            pass

after 2NT - 3C -
  3H    20-21        H4+                          four-cards
  3S    20-21        S4+                          four-cards
  3D    20-21        S2-3,H2-3                    no-major

after 2NT - 3C - 3D -
  6NT   12+          -                            slam
  4NT   11           -                            quantitative
  3NT   0-10         -                            game-notrump

after 2NT - 3C - 3M -
  4C    12+:M        M4+                          key-cards!
  4M    0-11:M       M4+                          game
  6NT   12+          -                            slam
  4NT   11           -                            quantitative
  3NT   0-10         -                            game-notrump

after 2NT - 3D -
  3H    20-21        -                            accept

after 2NT - 3H -
  3S    20-21        -                            accept

after 2NT - 3D - 3H -
  6H    12+t         H6+                          slam
  4H    4-11t        H6+                          game
  6NT   12+          -                            slam
  4NT   11           -                            quantitative
  3NT   4-10         -                            game-notrump
  P     0-3          -                            pass

after 2NT - 3H - 3S -
  6S    12+t         S6+                          slam
  4S    4-11t        S6+                          game
  6NT   12+          -                            slam
  4NT   11           -                            quantitative
  3NT   4-10         -                            game-notrump
  P     0-3          -                            pass

after 2NT - 4NT -
  6NT   21           -                            slam
  P     20           -                            pass

after 2NT - 4D -
  4H    20-21        -                            accept

after 2NT - 4H -
  4S    20-21        -                            accept
"""

STRONG: Final = """
after 2C -
  2S    8+           S5+,longest,good             suit!!
  2H    8+           H5+,longest,good             suit!!
  3C    8+           C5+,longest,good             suit!!
  3D    8+           D5+,longest,good             suit!!
  2D    0+           -                            waiting!

after 2C - 2D -
  2NT   22-24        balanced                     notrump
  3NT   25+          balanced                     notrump
  2S    22+          S5+,longest                  suit!!
  2H    22+          H5+,longest                  suit!!
  3D    22+          D5+,longest                  suit!!
  3C    22+          C5+,longest                  suit!!
  2NT   22-24        -                            notrump
  3NT   25+          -                            notrump

after 2C - 2D - 2NT -
  6NT   10+          balanced                     slam
  4NT   8-9          balanced                     quantitative
  3C    3+           S4,H4-5                      stayman!
  3C    3+           H4,S4-5                      stayman!
  3D    0+t          H5+,hearts-longer           transfer!
  3H    0+t          S5+,spades-longer           transfer!
  3C    3+           S4                           stayman!
  3C    3+           H4                           stayman!
  6NT   10+          -                            slam
  3NT   2-9          -                            game-notrump
  P     0-1          -                            pass

after 2C - 2D - 2NT - 3C -
  3H    22-24        H4+                          four-cards
  3S    22-24        S4+                          four-cards
  3D    22-24        S2-3,H2-3                    no-major

after 2C - 2D - 2NT - 3D -
  3H    22-24        -                            accept

after 2C - 2D - 2NT - 3H -
  3S    22-24        -                            accept
"""

WEAK: Final = """
after 2W -
  4W    0-14:W       W4+                          preemptive-raise
  2NT   15+          W2+                          asks!
  2Y    15+          Y5+,longest                  new-suit!
  3Y    15+          Y5+,longest                  new-suit!
  2NT   16+          -                            asks!
  3W    0-14:W       W3+                          preemptive-raise

after 2W - 2NT -
  3W    5-7          -                            minimum
  3NT   8-10         stopped-elsewhere            maximum
  4W    8-10         W6+                          maximum

after 3M -
  4NT   20+:M        M2+                          key-cards!
  4M    15+          M2+                          game
  4M    14+:M        M3+                          game
  4M    0-13:M       M4+                          preemptive-raise
  3NT   17+          stoppers                     game-notrump
  3S    17+t         S5+,longest                  new-suit!
  4M    16+          M1+                          game

after 3m -
  3NT   16+          m2+,stoppers                 game-notrump
  5m    17+:m        m3+                          game
  4m    0-13:m       m4+                          preemptive-raise
  3M    16+t         M5+,longest                  new-suit!
  3NT   18+          stoppers                     game-notrump
  5m    18+          m2+                          game

after 4X -
  4NT   20+          X1+                          key-cards!
"""

SECOND_BIDS: Final = """
after 1X - 1M -
  4M    19+:M        M4+                          strong-raise
  3M    16-18:M@16   M4+                          jump-raise
  2M    11-15:M@12   M4+                          raise
  2NT   18-19        balanced                     jump-notrump
  1S    12-18@12     S4+                          suit!
  1NT   12-14        balanced                     notrump
  3X    16-19t@16    X6+                          jump-suit
  2Y    17+t@17      X5+,Y4+,X<Y,Y<M             reverse!
  3Y    19+t@19      X5+,Y4+,Y<X                  jump-shift!!
  2S    19+t@19      S4+,M<S                      jump-shift!!
  2Y    11-18t@12    Y4+,Y<X                      suit
  2X    10-15t@12    X6+                          rebid
  2M    11-15:M@12   M3                           raise?
  2NT   18-19        -                            jump-notrump
  2X    10-18t@12    X5+                          rebid
  1NT   10-17@12     -                            notrump

after 1C - 1D -
  1M    11-18@12     M4+                          suit!
  2M    19+t@19      M4+                          jump-shift!!
  2NT   18-19        balanced                     jump-notrump
  1NT   12-14        balanced                     notrump
  3D    16-18:D@16   D4+                          jump-raise
  2D    11-15:D@12   D4+                          raise
  3C    16+t@16      C6+                          jump-suit
  2C    10-15t@12    C5+                          rebid
  1NT   10-14@12     -                            notrump
  2C    10-19t@12    C4+                          rebid

after 1M - 1NT -
  2NT   18-19        balanced                     jump-notrump
  3M    16-18t@16    M6+                          jump-suit
  4M    19+t@19      M6+                          game
  3Y    18+t@18      Y4+,Y<M                      jump-shift!!
  3NT   20-21        M5+                          game-notrump
  2H    11-17t@12    H4+,H<M                      suit
  2D    11-17t@12    D4+                          suit
  2C    11-17t@12    C4+                          suit
  2M    10-15t@12    M6+                          rebid
  2NT   17-19        -                            jump-notrump
  2M    10-16t@12    M6+                          rebid
  P     10-16        -                            pass

after 1M - 2M -
  4NT   24+:M        M5+                          key-cards!
  4M    18-23:M      M5+                          game
  3M    16-17:M      M5+                          invite
  P     10-15        -                            pass

after 1M - 3M -
  4NT   21+:M        M5+                          key-cards!
  4M    14-20:M      M5+                          game
  P     10-13        -                            pass

after 1M - 4M -
  4NT   23+:M        M5+                          key-cards!
  P     10-22        -                            pass

after 1M - 2NT -
  4NT   19+:M        M5+                          key-cards!
  3Y    12+          Y0-1                         shortness!!
  3M    15+          -                            extras!!
  4M    10-14        -                            minimum

after 1M - 2NT - 3M -
  4NT   16+:M        M4+                          key-cards!
  4M    0-15:M       M4+                          game

after 1M - 2NT - 4M -
  4NT   19+:M        M4+                          key-cards!
  P     0-40         -                            pass

after 1m - 2m -
  3NT   18-21        balanced                     game-notrump
  2NT   12-14        balanced                     notrump
  3m    10-14        m4+                          minimum

after 1m - 3m -
  3NT   18+          stoppers                     game-notrump
  5m    20+:m        m4+                          game
  P     0-40         -                            pass

after 1C - 1NT -
  3NT   18-21        -                            game-notrump
  3C    15-17t@15    C6+                          jump-suit
  2M    17+t@17      M4+,C5+                      reverse!
  2D    17+t@17      D4+,C5+                      reverse!
  2C    10-15t@12    C6+                          rebid
  P     10-17        -                            pass

after 1D - 1NT -
  3NT   18-21        -                            game-notrump
  3D    15-17t@15    D6+                          jump-suit
  2M    17+t@17      M4+,D5+                      reverse!
  2C    10-17t@12    C4+,D5+                      suit
  2D    10-15t@12    D6+                          rebid
  P     10-17        -                            pass
"""

CHECKBACK: Final = """
after 1m - 1M - 1NT -
  4M    11-14t       M6+                          game
  3M    9-10t        M6+                          invite
  2M    0-8t         M6+                          to-play
  2n    11+          M5+                          checkback!
  6NT   19+          balanced                     slam
  4NT   18           balanced                     quantitative
  3NT   12+          -                            game-notrump
  2NT   11           -                            invite-notrump
  2H    0-10         S5,H4-5                      suit
  2M    0-10         M5                           to-play
  2m    0-10         m5+                          to-play
  P     0-10         -                            pass

after 1m - 1M - 1NT - 2n -
  3M    14-17        M3                           super-accept
  2M    10-13        M3                           support
  2NT   10-13        -                            minimum
  3NT   14-17        -                            maximum
"""

#: All of them, in the order of the system card.
TABLES: Final = (
    ("Openings", OPENINGS),
    ("Answers to one of a suit", AFTER_ONE_OF_A_SUIT),
    ("Opener's second bid", SECOND_BIDS),
    ("Checkback", CHECKBACK),
    ("No trump", NO_TRUMP),
    ("Strong two clubs", STRONG),
    ("Weak openings", WEAK),
)
