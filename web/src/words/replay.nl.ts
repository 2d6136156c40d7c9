/** What the page says that replays a match. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/replay.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
