/** Who waits, who looks for others, and friends. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/lobby.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
