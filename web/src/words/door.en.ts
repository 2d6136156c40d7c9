/** What the door and the pages of games say. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/door.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
