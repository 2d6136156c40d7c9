/** A sheet as a QR code of digits: every hand scanner can type them, and a code packs them as tightly as bytes. */
import encodeQR from 'qr';
import { pack, type HandedSheet } from './compact';

/** The bytes as one number, the first byte the highest (docs/sheet-code.md). */
export const codeText = (bytes: Uint8Array): string =>
  BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toString();

/** The code as a picture, and how many bytes it holds. */
export function sheetCode(handed: HandedSheet): { svg: string; bytes: number } {
  const bytes = pack(handed);
  return { svg: encodeQR(codeText(bytes), 'svg', { ecc: 'low', encoding: 'numeric', border: 4 }), bytes: bytes.length };
}
