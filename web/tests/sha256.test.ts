import { describe, expect, it } from 'vitest';
import { hex, sha256, sha256Hex } from '../src/lib/sha256';

describe('SHA-256 in own script', () => {
  it('gives the digests of the standard (FIPS 180-4, NIST examples)', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))
      .toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
    expect(sha256Hex('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('agrees with another implementation at every length around the blocks', () => {
    const digests = Array.from({ length: 201 }, (_, length) =>
      sha256(Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256)));
    const all = Uint8Array.from(digests.flatMap((digest) => [...digest]));
    expect(sha256Hex(all)).toBe('d5760d9b4894acd0a41c6054a87efb92951a1e1f9e8b1327e26fe110d1a8bc9c'); // by Python's hashlib
  });

  it('reads text as UTF-8', () => {
    expect(sha256Hex('één ♠ 🂡')).toBe('76c2322cae4209d6191acaa230022a358734e54f6be0b200e495f921661dbb97');
    expect(hex(sha256('troef')).slice(0, 8)).toBe('17267c90');
  });
});
