import { describe, expect, it } from 'vitest';
import vectors from './fair-vectors.json';
import { botsSeed, chain, dealFault, firstDealer, handOf, linkCommitment, orderOf, secretsFault, transcript, type Proof } from '../src/lib/fair';

const deals = vectors.deals as unknown as { what: string; proof: Proof; transcript: string; order: string }[];
const lot = vectors.lot.proof as unknown as Proof;

describe('draws, as the server has them too', () => {
  it('makes the same chains of links', () => {
    for (const { secret, chain: links } of vectors.links) {
      expect(chain(secret, links.length)).toEqual(links);
      expect(linkCommitment(links[1]!)).toBe(links[0]);
    }
  });

  it('draws the same first dealer, and the same seed of the bots', () => {
    expect(transcript(lot.draw)).toBe(vectors.lot.transcript);
    expect([firstDealer(lot, 4), firstDealer(lot, 3)]).toEqual([vectors.lot.dealer, vectors.lot.dealer_of_3]);
    expect(botsSeed(lot)).toBe(vectors.lot.bots);
    expect(secretsFault(lot)).toBe('');
  });

  it.each(deals)('draws the same order: $what', ({ proof, transcript: announced, order }) => {
    expect(transcript(proof.draw)).toBe(announced);
    expect(orderOf(proof)!.join(' ')).toBe(order);
    expect(dealFault(proof, order)).toBe('');
  });

  it('finds out what was changed', () => {
    const { proof, order } = deals[1]!;
    expect(dealFault({ ...proof, seed: '0'.repeat(64) }, order)).toBe('commit');
    expect(dealFault({ ...proof, links: [] }, order)).toBe('link');
    expect(dealFault({ ...proof, links: [[0, '0'.repeat(64)], proof.links[1]!] }, order)).toBe('link');
    expect(dealFault({ ...proof, pack: `${proof.pack!.slice(3)} 7S` }, order)).toBe('pack');
    expect(dealFault({ ...proof, draw: { ...proof.draw, cut: 6 } }, order)).toBe('order');
    expect(dealFault({ ...proof, draw: { ...proof.draw, words: [] } }, order)).toBe('order');
    expect(dealFault(proof, order.split(' ').reverse().join(' '))).toBe('order');
    const last = deals[3]!;
    expect(dealFault({ ...last.proof, void: [{ ...last.proof.void![0]!, withheld: [] }] }, last.order)).toBe('void');
  });

  it('says which cards fall to a seat', () => {
    const { proof, order } = deals[0]!;
    expect(handOf(proof, 1)).toEqual(order.split(' ').slice(13, 26));
    expect(handOf(deals[2]!.proof, 1)).toBeNull();
  });
});
