/** What every page says. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/web.ftl', '../../../src/troef/words/en/table.ftl', '../../../src/troef/words/en/grammar.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
