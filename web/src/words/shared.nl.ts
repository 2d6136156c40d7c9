/** What every page says. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/web.ftl', '../../../src/troef/words/nl/table.ftl', '../../../src/troef/words/nl/grammar.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
