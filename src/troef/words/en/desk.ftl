# The pages of an event: the desk, the scoreboard, and the score sheet at a table.

## What can be wrong

error-act-refused = { $text }
error-wrong-fact = { $field } { $text }
error-no-event = There is no such event.
error-event-busy = Somebody else wrote at the same time. Try again.
error-other-act = Something else has been sent under this id.
error-not-your-card = This card gives no right to that.
error-bad-pin = That PIN is not right.
error-pin-too-often = A wrong PIN too often. Wait { $seconds } seconds.
error-no-rehearsal = Only in a rehearsal can you give the time yourself.
error-bad-time = That is no time; write 2026-05-09T09:30:00.
error-time-goes-back = Time cannot go back: the act before was at { $last }.
error-bad-template = The template is not right: { $text }
error-no-zone = There is no time zone { $zone }.
