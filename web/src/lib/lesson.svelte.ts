/** A lesson as it is played: its steps, how far one has come, and a line to the table of a step. Only who learns keeps it. */
import { faultOf } from './api';
import type { Link, Listener } from './link';
import type { Lesson, StepAnswer } from './wire';

/** How a step stands: not tried yet, a lawful move that was wrong, or done. */
export type Standing = 'asked' | 'wrong' | 'right';

const key = (game: string) => `troef.lesson.${game}`;

/** The steps of a lesson that were done, by name; what is kept stays on this device. */
export function doneSteps(game: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set(); // storage is forbidden or spoiled: the lesson begins from the start
  }
}

export function keepDone(game: string, done: Set<string>): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...done]));
  } catch {
    // a private window keeps nothing
  }
}

/** Where a lesson goes on: the first step that is not done; from the start when all are. */
export function firstStep(lesson: Lesson, done: Set<string>): number {
  return Math.max(0, lesson.steps.findIndex((step) => !done.has(step.name)));
}

/** The table of a step or of a puzzle: a move is asked of the server, and what comes of it is shown as on any table. */
export function laidLink<Answer extends StepAnswer>(asked: (move?: string) => Promise<Answer>, listener: Listener, judged: (came: Answer) => void): Link {
  let closed = false;
  let busy = false;
  let answered = false; // one move is made at a step; another try lays it again
  const ask = async (move?: string): Promise<void> => {
    if (busy || answered) return;
    busy = true;
    try {
      const came = await asked(move);
      if (closed) return;
      listener.status('open');
      if (came.refused) listener.message(came.refused);
      for (const view of came.views ?? []) listener.message(view);
      answered = came.right !== undefined;
      if (came.right !== undefined) judged(came);
    } catch (error) {
      if (!closed) listener.message({ type: 'error', error: faultOf(error) });
    } finally {
      busy = false;
    }
  };
  listener.status('connecting');
  void ask();
  return {
    send(message) {
      const { type, move } = message as { type: string; move?: string };
      if (type === 'play' && move !== undefined) void ask(move);
      return true;
    },
    close() {
      closed = true;
    },
  };
}
