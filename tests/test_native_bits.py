"""Counting cards and finding the first one are told to the C compiler as what they are."""

from native.bits import with_instructions

CODE = """int64_t CPyDef_troef___cards___bits___card_count(int64_t cpy_r_cards) {
int64_t cpy_r_r0;
}
int64_t CPyDef_troef___cards___bits___first_card(int64_t cpy_r_cards) {
VecI64 cpy_r_r0;
}
"""


def test_both_have_their_instruction_and_keep_their_arithmetic() -> None:
    lines = with_instructions(CODE).splitlines()
    count, first = lines.index(CODE.splitlines()[0]), lines.index(CODE.splitlines()[3])
    assert "__builtin_popcountll" in lines[count + 2] and "int64_t cpy_r_r0;" in lines[count:first]
    assert lines[first + 1].startswith("return cpy_r_cards ? __builtin_ctzll")


def test_an_empty_set_has_the_first_card_that_it_has_in_python() -> None:
    """As `first_card` of Python, which looks up place 0."""
    assert with_instructions(CODE).count(": 0;") == 1


def test_units_without_them_are_left_alone() -> None:
    code = "int64_t CPyDef_troef___cards___bits___first_card(int64_t cpy_r_cards);\n"
    assert with_instructions(code) == code
