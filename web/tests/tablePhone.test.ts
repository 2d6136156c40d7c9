import { describe, expect, it } from 'vitest';
import type { DeskLink, TableSheet } from '../src/scoresheet/deskLink';
import { MemoryShelf } from '../src/scoresheet/shelf';
import { TablePhone } from '../src/scoresheet/tablePhone.svelte';

const SHEET = { round: 1, table: 3 } as TableSheet;

/** A phone whose desk writes down what it is asked and sent. */
function phone(): { phone: TablePhone; heard: string[] } {
  const heard: string[] = [];
  const link: DeskLink = {
    phone: 'one',
    token: () => '',
    look: async () => {
      heard.push('look');
      return null;
    },
    send: async ({ act }) => {
      heard.push(act);
      return { kind: 'taken' };
    },
    settle: async () => {
      heard.push('settle');
      return null;
    },
    takePen: async () => null,
  };
  const made = new TablePhone('event', 1, 3, link, new MemoryShelf());
  made.told = SHEET;
  made.tabWrites = true;
  return { phone: made, heard };
}

describe('the phone of a table', () => {
  it('asks what a deal would bring when the desk has the lines before it', async () => {
    const { phone: scorer, heard } = phone();
    await Promise.all([scorer.note('begin-boompje', { boompje: 1 }), scorer.note('begin-deal', { deal: 1 })]);
    await scorer.settle(1, { points: '100 62' });
    expect(heard.filter((one) => one !== 'look')).toEqual(['begin-boompje', 'begin-deal', 'settle']);
  });

  it('does not ask for the sheet before it has read the lines that were kept', async () => {
    const { phone: scorer, heard } = phone();
    await scorer.look();
    expect(heard).toEqual([]);
  });
});
