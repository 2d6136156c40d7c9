/** Where the pips of a number card lie, on a card of 100 by 140; those in the lower half stand on their heads. */
const LEFT = 38;
const MID = 50;
const RIGHT = 62;

const side = (ys: number[]): [number, number][] => ys.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
const THREE = [30, 70, 110];
const FOUR = [28, 56, 84, 112];

export const PIPS: Record<string, [number, number][]> = {
  '2': [[MID, 30], [MID, 110]],
  '3': [[MID, 30], [MID, 70], [MID, 110]],
  '4': side([30, 110]),
  '5': [...side([30, 110]), [MID, 70]],
  '6': side(THREE),
  '7': [...side(THREE), [MID, 50]],
  '8': [...side(THREE), [MID, 50], [MID, 90]],
  '9': [...side(FOUR), [MID, 70]],
  '10': [...side(FOUR), [MID, 42], [MID, 98]],
};
