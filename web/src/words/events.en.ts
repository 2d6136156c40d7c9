/** What the pages of an event say, and no other page. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/desk.ftl', '../../../src/troef/words/en/phone.ftl', '../../../src/troef/words/en/event*.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
