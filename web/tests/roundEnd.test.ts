import { describe, expect, it } from 'vitest';
import { roundEnd, stillSounds } from '../src/lib/roundEnd';

const time = (text: string) => Date.parse(`${text}Z`);
const clock = { round: 2, started_at: '2026-05-09T10:00:00', signal_at: '' };
const at = (text: string) => time(`2026-05-09T${text}`);

describe('the end of a round (tournament T5, R21, R22)', () => {
  it('is when the desk gives the signal', () => {
    const signalled = { ...clock, signal_at: '2026-05-09T11:34:00' };
    expect(roundEnd(signalled, 90, at('11:34:02'), true, time)).toEqual({ round: 2, at: at('11:34:00'), by: 'desk' });
  });

  it('is not decided by the clock while the desk can be reached', () => {
    expect(roundEnd(clock, 90, at('11:31:00'), true, time)).toBeNull();
  });

  it('is that of the clock where the desk cannot be reached', () => {
    expect(roundEnd(clock, 90, at('11:29:59'), false, time)).toBeNull();
    expect(roundEnd(clock, 90, at('11:30:00'), false, time)).toEqual({ round: 2, at: at('11:30:00'), by: 'clock' });
  });

  it('does not come for a round without a clock, or one that has not started', () => {
    expect(roundEnd(clock, null, at('23:00:00'), false, time)).toBeNull();
    expect(roundEnd({ ...clock, started_at: '' }, 90, at('23:00:00'), false, time)).toBeNull();
  });

  it('sounds for two minutes, so that a page that is opened later stays silent', () => {
    const end = { round: 2, at: at('11:30:00'), by: 'desk' } as const;
    expect(stillSounds(end, at('11:31:59'))).toBe(true);
    expect(stillSounds(end, at('11:32:00'))).toBe(false);
  });
});
