# Forms that depend on the reader. $who is `you` where the reader is the one who does it: { $name } is “you” then.
# A sentence that begins with { $name } has the ending of its verb from here: { $name } play{ s } { $cards }.
# Each language has the forms that it needs.

s = { $who ->
    [you] { "" }
   *[other] s
}
es = { $who ->
    [you] { "" }
   *[other] es
}
is = { $who ->
    [you] are
   *[other] is
}
has = { $who ->
    [you] have
   *[other] has
}
does = { $who ->
    [you] do
   *[other] does
}
