"""The steps from an empty database to the newest one, each a module that Alembic runs once, in order.

A new step: a module `vNNNN_what.py` with `revision` and `down_revision`, its number as `NEWEST`, its tables in
`troef.store.schema`. A step that has been released stays as it is. There are no steps back: a backup is the way back.
"""

from typing import Final

#: The last step.
NEWEST: Final = "0007"
