"""The documentation site (mkdocs.yml): what MkDocs shows beside the pages of docs/, all made from the code.

| module | what is in it |
| --- | --- |
| `hooks` | what MkDocs calls while it builds |
| `sections` | the parts of the nav that stand for a folder, and pages that are in none |
| `dialect` | pages as they stand in the repository, for the Markdown of MkDocs: links, lists, clauses |
| `games` | the list of the rules pages, and the spaces of each game |
| `tutorials` | tutorials as notebooks: run, with what they printed |
"""
