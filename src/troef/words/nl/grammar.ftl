# Vormen die van de lezer afhangen. $who is `you` waar hij het zelf doet: { $name } is dan “jij”.
# Wie een zin met { $name } begint, zet hier geen woorden dubbel: “jij speelt” en “Lies speelt” zijn gelijk.
# Elke taal heeft de vormen die ze nodig heeft.

is = { $who ->
    [you] bent
   *[other] is
}
heeft = { $who ->
    [you] hebt
   *[other] heeft
}
