/** A sheet as a QR code of digits: every hand scanner can type them, and a code packs them as tightly as bytes. */
import encodeQR from 'qr';
import { pack, type HandedSheet, type Seal } from './compact';
import { sha256, utf8 } from './sha256';
import type { Line } from './shelf';

/** The bytes as one number, the first byte the highest (docs/sheet-code.md). */
export const codeText = (bytes: Uint8Array): string =>
  BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toString();

/** What seals the sheets of a phone: the secret on its card, and the PINs with which people have signed on it. */
export function sealOf(event: string, token: string, lines: readonly Line[]): Seal {
  const signed = lines.filter((line) => line.act === 'sign' && line.pin && line.state !== 'dropped');
  return { key: sha256(utf8(token)), pins: new Map(signed.map(({ facts, pin }) => [facts.person as number, sha256(utf8(event + pin))])) };
}

/** When deals began, as the lines of the scorer tell it. */
export const begunIn = (lines: readonly Line[]): Record<number, string> =>
  Object.fromEntries(lines.filter((line) => line.act === 'begin-deal').map(({ facts }) => [facts.deal as number, facts.began_at as string]));

/** The code as a picture, and how many bytes it holds. */
export function sheetCode(handed: HandedSheet, seal: Seal): { svg: string; bytes: number } {
  const bytes = pack(handed, seal);
  return { svg: encodeQR(codeText(bytes), 'svg', { ecc: 'low', encoding: 'numeric', border: 4 }), bytes: bytes.length };
}
