/** What the page says that replays a match. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/replay.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
