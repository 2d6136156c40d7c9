/** What the pages of an event say, and no other page. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/desk.ftl', '../../../src/troef/words/nl/phone.ftl', '../../../src/troef/words/nl/event*.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
