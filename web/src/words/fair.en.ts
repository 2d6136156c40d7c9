/** What the page says on which one looks whether the deals of a table were fair. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/fair.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
