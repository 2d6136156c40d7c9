import { learn } from './words';

/** The words of a game, for a page that only hears from the server which one it is. */
export class Spoken {
  /** Whether its words are there, or cannot be had. */
  ready = $state(false);

  constructor(game: () => string | undefined) {
    $effect(() => {
      const slug = game();
      if (!slug) return;
      learn(`game/${slug}`).catch(() => {}).finally(() => (this.ready = true)); // without them the table still plays
    });
  }
}
