/** What is said of accounts, of what somebody played, and of the leaderboards. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/people.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
