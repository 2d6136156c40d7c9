"""Whether a number was ever set is not asked in compiled code; what mypyc writes otherwise is left alone."""

from native.numbers import without_questions

READ = """turn = ((PlayObject *)self)->_turn;
if (unlikely(turn == -113) && !(((PlayObject *)self)->bitmap & 1)) {
PyErr_SetString(PyExc_AttributeError, "attribute 'turn' of 'Play' undefined");
}
CPy_DECREF(self);
unset = turn == -113;
if (unlikely(unset)) goto failed;
"""
READ_FROM_PYTHON = """static PyObject *
Play_get_turn(PlayObject *self, void *closure)
{
if (unlikely(self->_turn == -113) && !(((PlayObject *)self)->bitmap & 1)) {
PyErr_SetString(PyExc_AttributeError,
"attribute 'turn' of 'Play' undefined");
return NULL;
}
return PyLong_FromLongLong(self->_turn);
}
"""
WRITE = """if (unlikely(turn == -113)) {
((PlayObject *)self)->bitmap |= 1;
}
((PlayObject *)self)->_turn = turn;
"""


def test_numbers_are_read_and_written_as_they_are() -> None:
    assert without_questions(READ + READ_FROM_PYTHON + WRITE) == (
        "turn = ((PlayObject *)self)->_turn;\n"
        "CPy_DECREF(self);\nunset = 0;\nif (unlikely(unset)) goto failed;\n"
        "static PyObject *\nPlay_get_turn(PlayObject *self, void *closure)\n{\n"
        "return PyLong_FromLongLong(self->_turn);\n}\n"
        "((PlayObject *)self)->_turn = turn;\n"
    )


def test_a_question_in_words_that_are_not_known_leaves_all_as_it_is() -> None:
    code = WRITE + "if (turn == -113 && !(((PlayObject *)self)->bitmap & 1)) goto failed;\n"
    assert without_questions(code) == code


def test_what_functions_give_back_is_asked_all_the_same() -> None:
    code = "card = CPyDef_first_card(cards);\nfailed = card == -113;\nif (unlikely(failed)) goto failed;\n"
    assert without_questions(code) == code
