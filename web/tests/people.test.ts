import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from '../src/lib/passkeys';
import { anyFace, grouped, heardAgain, nextPart, paired, PART_NAMES, PARTS, partsOf, passkeysWork } from '../src/lib/people';

describe('faces', () => {
  it('has parts that there are, whatever is read', () => {
    expect(partsOf('5.7.5.3.3.5.7')).toEqual([5, 7, 5, 3, 3, 5, 7]);
    for (const wrong of ['', '6.8.6.4.4.6.8', 'a.b', '-1.-1', '1.5']) expect(partsOf(wrong).every((part, i) => part >= 0 && part < PARTS[PART_NAMES[i]!])).toBe(true);
  });
  it('changes one part at a time, round and round', () => {
    expect(nextPart('5.0.0.0.0.0.0', 'skin')).toBe('0.0.0.0.0.0.0');
    expect(nextPart('5.0.0.0.0.0.0', 'coat')).toBe('5.0.0.0.0.0.1');
  });
  it('is drawn by lot within its parts', () => {
    expect(anyFace(() => 0)).toBe('0.0.0.0.0.0.0');
    expect(anyFace(() => 0.9999)).toBe('5.7.5.3.3.5.7');
  });
});

describe('cards and passkeys', () => {
  it('writes numbers in groups that can be read aloud', () => {
    expect(grouped('482913')).toBe('482 913');
    expect(paired('29471138')).toBe('2947 1138');
  });
  it('carries bytes over the wire and back', () => {
    for (const text of ['', 'AQ', '-_-_', 'AAECAwQFBgc']) expect(textOf(bytesOf(text))).toBe(text);
  });
  it('makes no passkeys on plain http or at an address that is a number', () => {
    expect(passkeysWork({ hostname: '192.168.1.10' })).toBe(false);
  });
});

describe('people whom one does not hear', () => {
  it('are heard again at every table that this browser remembers, and nobody else is', () => {
    expect(heardAgain(['a/Wout', 'b/Noor', 'b/Wout', 'c/Wout/Noor'], 'Wout')).toEqual(['b/Noor', 'c/Wout/Noor']);
  });
});
