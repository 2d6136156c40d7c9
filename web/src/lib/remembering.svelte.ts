import { api } from './api';
import type { Live } from './live.svelte';
import { matchKey, playedOf, remembered, type Played } from './remembered';

/** A table that one sits at is remembered, and so is each match that is played there to its end, with its record. */
export function remember(table: string, live: () => Live, seated: () => boolean): void {
  const game = $derived(seated() ? (live().shown?.view.game ?? live().waiting?.game) : undefined);
  const ended = $derived(live().shown?.view.outcome ? live().shown : null);
  const over = $derived(ended !== null);

  $effect(() => {
    if (game && !over) remembered.sit(table, game); // once more when a new match begins
  });
  $effect(() => {
    const match = ended && playedOf(table, ended);
    if (!match || remembered.played().some((other) => matchKey(other) === matchKey(match) && sameEnd(other, match))) return;
    remembered.finish(match);
    void keepRecord(match).catch(() => {}); // without it the record can still be asked of the server
  });
}

const sameEnd = (one: Played, two: Played) => one.scores.join() === two.scores.join() && one.winners.join() === two.winners.join();

async function keepRecord(match: Played): Promise<void> {
  const [{ RecordShelf }, text] = await Promise.all([import('./records'), api.record(match.table)]);
  await new RecordShelf().keep(matchKey(match), text, remembered.played().map(matchKey));
}
