/** Why a move is advised: loaded when somebody asks. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/reasons.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
