/** Draws: chance that follows from secrets of the server and of everybody at the table. A second implementation of
 * docs/fair-deals.md, in the browser of who wants to check the first. */
import { hex, sha256, sha256Hex } from './sha256';

type BySeat = [seat: number, text: string];

/** What is announced before anybody reveals. */
export interface Draw {
  match: number;
  number: number;
  for: 'deal' | 'lot';
  server: string;
  pack: string;
  hands: number[][];
  seats: BySeat[];
  words?: BySeat[];
  cut?: number;
}

interface Opened { draw: Draw; seed: string; links: BySeat[] }
/** A draw with all its secrets, as the record has it. */
export interface Proof extends Opened {
  version: number;
  pack?: string;
  least?: number;
  packet?: number;
  void?: (Opened & { withheld: number[] })[];
}

/** What a message of the table says of chance. */
export interface Fair {
  commit: string;
  next: string;
  /** The draw that the cards on the table follow from. */
  draw?: number;
  seats?: BySeat[];
  barred?: number[];
  open?: Draw & { missing: number[] };
  /** The checksum of the record of the match that is over. */
  record?: string;
}

const digest = (...parts: string[]): string => sha256Hex(parts.join('\x1f'));

export const linkCommitment = (link: string): string => digest('troef-link-2', link);

/** More deals than one evening has; who needs more begins another chain. */
const LINKS = 400;

/** Links from a secret: the first is the commitment to the second, and so on. */
export function chain(secret: string, length = LINKS): string[] {
  const links = [linkCommitment(secret)];
  while (links.length < length) links.push(linkCommitment(links.at(-1)!));
  return links.reverse();
}

/** A secret that nobody can guess. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The hash of all that is fixed before anybody reveals. */
export function transcript(draw: Draw): string {
  const parts = ['troef-draw-2', String(draw.match), String(draw.number), draw.for, draw.server, draw.pack];
  draw.hands.forEach((places, seat) => parts.push('hand', String(seat), places.join(' ')));
  for (const [seat, commit] of draw.seats) parts.push('commit', String(seat), commit);
  for (const [seat, words] of draw.words ?? []) parts.push('words', String(seat), words);
  if (draw.cut !== undefined) parts.push('cut', String(draw.cut));
  return digest(...parts);
}

const linksOf = ({ links }: Opened): Map<number, string> => new Map(links);

function material(use: 'deal' | 'lot' | 'bots', proof: Opened): string {
  const links = linksOf(proof);
  return [`troef-${use}-2`, transcript(proof.draw), proof.seed, ...proof.draw.seats.map(([seat]) => links.get(seat) ?? '')].join('\x1f');
}

/** The numbers that follow from a text: 32-bit words of SHA-256 of the text, U+001F and 0, 1, 2 … */
function stream(text: string): (bound: number) => number {
  let words: number[] = [];
  let block = 0;
  return (bound) => {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      if (!words.length) {
        const view = new DataView(sha256(`${text}\x1f${block++}`).buffer);
        words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at));
      }
      const word = words.shift()!;
      if (word < limit) return word % bound;
    }
  };
}

const cutAt = (pack: string[], place: number): string[] => [...pack.slice(place), ...pack.slice(0, place)];

function shuffled(pack: string[], below: (bound: number) => number): string[] {
  const cards = [...pack];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** The order of the pack that follows from a proof, top first; null where the pack cannot be cut so. */
export function orderOf(proof: Proof): string[] | null {
  const pack = (proof.pack ?? '').split(' ').filter(Boolean);
  const { least = 0, packet = 1 } = proof;
  const { cut } = proof.draw;
  const below = stream(material('deal', proof));
  const places = pack.length - 2 * least + 1;
  if (cut !== undefined && (cut < packet || cut > pack.length - packet)) return null;
  if (!least) return cut === undefined ? shuffled(pack, below) : cutAt(shuffled(pack, below), cut);
  if (places < 1) return null;
  const drawn = least + below(places);
  return cutAt(pack, cut === undefined ? drawn : least + ((drawn + cut - 2 * least) % places));
}

export const firstDealer = (lot: Proof, seats: number): number => stream(material('lot', lot))(seats);
export const botsSeed = (lot: Proof): string => digest(material('bots', lot));

export type ProofFault = '' | 'commit' | 'link' | 'pack' | 'void' | 'order' | 'cut';

function boundFault(opened: Opened, withheld: number[]): ProofFault {
  if (sha256Hex(opened.seed) !== opened.draw.server) return 'commit';
  const links = linksOf(opened);
  const there = [...links.keys(), ...withheld].sort((a, b) => a - b).join();
  if (there !== opened.draw.seats.map(([seat]) => seat).sort((a, b) => a - b).join()) return 'link';
  return opened.draw.seats.every(([seat, commit]) => withheld.includes(seat) || linkCommitment(links.get(seat)!) === commit) ? '' : 'link';
}

/** Whether every secret is the one that was bound. */
export function secretsFault(proof: Proof): ProofFault {
  const fault = boundFault(proof, []);
  if (fault) return fault;
  const bound = proof.draw.for === 'deal' ? digest('troef-pack-2', proof.seed, proof.pack ?? '', String(proof.least ?? 0), String(proof.packet ?? 1)) : '';
  if (bound !== proof.draw.pack) return 'pack';
  const voids = proof.void ?? [];
  const after = [...voids.map(({ draw }) => draw), proof.draw].slice(1);
  const right = voids.every((one, place) => {
    const next = after[place]!;
    const same = next.match === one.draw.match && next.for === one.draw.for && next.number === one.draw.number + 1;
    return same && one.withheld.length > 0 && !boundFault(one, one.withheld) && next.seats.every(([seat]) => !one.withheld.includes(seat));
  });
  return right ? '' : 'void';
}

/** Whether a deal follows from its proof. */
export function dealFault(proof: Proof, order: string): ProofFault {
  if (proof.draw.for !== 'deal') return 'pack';
  const fault = secretsFault(proof);
  if (fault) return fault;
  const drawn = orderOf(proof);
  if (!drawn) return 'cut';
  return drawn.join(' ') === order ? '' : 'order';
}

/** The cards that fall to a seat; null where the announcement did not say where they lie. */
export function handOf(proof: Proof, seat: number): string[] | null {
  const places = proof.draw.hands[seat];
  const order = places?.length ? orderOf(proof) : null;
  return order && places!.map((place) => order[place]!);
}
