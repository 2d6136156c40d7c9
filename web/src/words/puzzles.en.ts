/** What the page of the puzzles says. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/puzzles.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
