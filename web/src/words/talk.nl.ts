/** What people at a table write to each other, and report. */
export default Object.values(import.meta.glob(['../../../src/troef/words/nl/talk.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
