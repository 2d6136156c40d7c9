"""Counting the cards of a set and finding the first one: single instructions of the processor, where it has them.

`cards/bits.py` works both out by arithmetic, in Python that mypyc compiles. In the C that comes of it gcc and clang are
told what is meant; other compilers keep the arithmetic.
"""

_FIRST = "int64_t CPyDef_troef___cards___bits___first_card(int64_t cpy_r_cards) {\n"
_COUNT = "int64_t CPyDef_troef___cards___bits___card_count(int64_t cpy_r_cards) {\n"

#: Every processor with this instruction set that is not from before 2009 counts bits, but gcc has to be told.
_TARGET = '#if defined(__x86_64__) && !defined(__clang__)\n#pragma GCC target("popcnt")\n#endif\n'
_FIRST_BIT = "return cpy_r_cards ? __builtin_ctzll((unsigned long long)cpy_r_cards) : 0;\n"
_BIT_COUNT = (
    "#if defined(__POPCNT__) || defined(__aarch64__)\n"
    "return __builtin_popcountll((unsigned long long)cpy_r_cards);\n"
    "#endif\n"
)


def with_instructions(code: str) -> str:
    """The C code of a unit in which these two, if it has them, are instructions."""
    if _FIRST not in code:
        return code
    code = code.replace(_FIRST, _FIRST + _FIRST_BIT).replace(_COUNT, _COUNT + _BIT_COUNT)
    return _TARGET + code
