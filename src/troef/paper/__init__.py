"""The paper of an event: sheets, seat cards, lists, rankings, diplomas and PIN cards as PDF (`/rules tournament`).

Each module makes plain data of an event: texts in the reader's language, in the order in which they stand on the page.
A layout (`layouts/*.typ`) says where they stand, and typst sets them (`press.py`).
"""
