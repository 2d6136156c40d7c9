"""How the rules are compiled to native code: what together and how hard, one shim for all modules, docstrings."""
