/** Why a move is advised: loaded when somebody asks. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/reasons.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
