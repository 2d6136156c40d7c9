import { expect, test, vi } from 'vitest';
import { firstStep, laidLink } from '../src/lib/lesson.svelte';
import type { Lesson, StepAnswer } from '../src/lib/wire';

const lesson = { game: 'toepen', steps: ['follow', 'knock', 'win'].map((name) => ({ name })) } as Lesson;

test('a lesson goes on at the first step that is not done, and begins again when all are', () => {
  expect(firstStep(lesson, new Set(['follow']))).toBe(1);
  expect(firstStep(lesson, new Set(['follow', 'knock', 'win']))).toBe(0);
});

test('a refused move may be followed by another one; after an answer the step is over', async () => {
  const answers: StepAnswer[] = [{ views: [] }, { refused: {} } as StepAnswer, { right: false, views: [] }];
  const asked = vi.fn(async (_move?: string) => answers.shift()!);
  const judged = vi.fn();
  const link = laidLink(asked, { status: vi.fn(), message: vi.fn() }, judged);
  for (const move of ['AS', '7S']) {
    await vi.waitFor(() => {
      link.send({ type: 'play', move }); // heard once what was asked before is answered
      expect(asked).toHaveBeenLastCalledWith(move);
    });
  }
  await vi.waitFor(() => expect(judged).toHaveBeenCalledOnce());
  link.send({ type: 'play', move: '9S' });
  expect(asked.mock.calls.map(([move]) => move)).toEqual([undefined, 'AS', '7S']);
});
