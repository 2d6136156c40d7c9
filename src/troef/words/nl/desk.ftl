# De bladzijden van een tornooi: de balie, het scorebord, en het scoreblad aan een tafel.

## Wat er mis kan zijn

error-act-refused = { $text }
error-wrong-fact = { $field } { $text }
error-no-event = Dit tornooi bestaat niet.
error-event-busy = Iemand anders schreef net tegelijk. Probeer het nog eens.
error-other-act = Onder dit kenmerk is al iets anders verstuurd.
error-not-your-card = Daar geeft deze kaart geen recht op.
error-bad-pin = Die pincode klopt niet.
error-pin-too-often = Te vaak een verkeerde pincode. Wacht { $seconds } seconden.
error-no-rehearsal = Alleen in een repetitie kan je zelf de tijd geven.
error-bad-time = Dat is geen tijd; schrijf 2026-05-09T09:30:00.
error-time-goes-back = De tijd kan niet terug: de vorige handeling was om { $last }.
error-bad-template = De sjabloon klopt niet: { $text }
error-no-zone = Er is geen tijdzone { $zone }.
