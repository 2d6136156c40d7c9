/** What the door and the pages of games say. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/door.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
