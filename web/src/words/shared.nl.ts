/** What every page says. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/web.ftl', '../../../src/troef/words/nl/table.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
