"""The tables of the database as they are now; `troef.store.migrations` has the way there."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA: Final = MetaData()

#: One row per line; the version is unique within its table. The columns stay as they are: other programs read them.
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("avatar", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("sign_in", String(64)),
    Column("listed", Boolean, nullable=False),
)

#: Accounts of guests that were taken into another one.
ACCOUNT_ALIASES: Final = Table(
    "account_aliases",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), nullable=False, index=True),
)

#: Passkeys, passwords and PIN cards: of secrets only hashes.
ACCOUNT_WAYS: Final = Table(
    "account_ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("handle", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("label", String(64), nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("wrong", Integer, nullable=False),
    Column("barred_until", BigInteger, nullable=False),
    UniqueConstraint("kind", "handle"),
)

#: Devices that are signed in, by the hash of their token.
ACCOUNT_SESSIONS: Final = Table(
    "account_sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("account", String(32), nullable=False, index=True),
    Column("device", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: Where somebody had a chair, and under which account he sat down there.
ACCOUNT_CHAIRS: Final = Table(
    "account_chairs",
    METADATA,
    Column("account", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seated_as", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: Whom an account does not want to hear: another account.
ACCOUNT_MUTES: Final = Table(
    "account_mutes",
    METADATA,
    Column("account", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

#: What people report of others at a table, with what those said (JSON), until it is old.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("match", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by_account", String(32), index=True),
    Column("by_name", String(64), nullable=False),
    Column("account", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("marked", String(16), nullable=False),
    Column("settled", BigInteger),
    Column("decision", Text, nullable=False),
)

#: The cards of a match that others play again on the same seat, and who does, each at a table of his own; the result
#: (JSON) is empty until the match is over.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "match", "seat"),
)
CHALLENGE_TRIES: Final = Table(
    "challenge_tries",
    METADATA,
    Column("challenge", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("account", String(32), index=True),
    Column("owner", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
)

#: Tickets that were used, until they would be too old anyway.
SPENT_TICKETS: Final = Table(
    "spent_tickets",
    METADATA,
    Column("mark", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

#: What the server signs with.
SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("key", String(128), nullable=False),
)

#: Matches that ended in which somebody with an account played, and each seat of them. They follow from the logs.
MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False, index=True),
    Column("rules", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("low_wins", Boolean, nullable=False),
)
MATCH_SEATS: Final = Table(
    "match_seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", String(32), index=True),
    Column("bot", Boolean, nullable=False),
    Column("side", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
)

#: What somebody's rating in a game is now.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("account", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

#: The nodes that serve this database. A node whose count stands still is gone.
NODES: Final = Table(
    "nodes",
    METADATA,
    Column("node", String(16), primary_key=True),
    Column("beat", Integer, nullable=False),
)

#: Who is at which table on which node, in the order in which the nodes came to the table.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("node", String(16), primary_key=True),
    Column("arrived", Integer, nullable=False),
    Column("seats", String(128), nullable=False),
    Column("guests", Boolean, nullable=False),
    Column("waits", Boolean, nullable=False),
)

#: What nodes tell each other, where the database has no channel for it (SQLite).
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("payload", Text, nullable=False),
    sqlite_autoincrement=True,
)

#: How often all lines of a table were replaced by others.
REPLACED: Final = Table(
    "replaced",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("times", Integer, nullable=False),
)

#: Tables that do not stay for good yet: when to look at one again (seconds since 1970), and how many lines it had.
SHORT_LIVED: Final = Table(
    "short_lived",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("look_at", BigInteger, nullable=False, index=True),
    Column("version", Integer, nullable=False),
)

#: People who look for others to play with, in the order in which they came; with a table those who have found them.
WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("place", BigInteger, nullable=False),
    Column("games", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("name", String(64), nullable=False),
    Column("account", String(32), index=True),
    Column("avatar", String(32), nullable=False),
    Column("commitment", String(64)),
    Column("visitor", String(64), nullable=False),
    Column("line", String(16), nullable=False),
    Column("here", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(32), index=True),
    Column("seat", Integer),
)

#: The tables of people who have found each other, until their lines are surely in the log.
MET_TABLES: Final = Table(
    "met_tables",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("lines", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: How an account stands to another one: `asked` to be friends, `friend`, or `blocked` it.
FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("account", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    Column("standing", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: What somebody gives to those who may ask him to be friends.
FRIEND_CODES: Final = Table(
    "friend_codes",
    METADATA,
    Column("account", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
)

#: Tables to which somebody was invited by a friend.
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("account", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("inviter", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
