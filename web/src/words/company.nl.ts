/** What is said of the people at a table and of what one sets, once somebody asks. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/company.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
