/** What tables and the front door say of the games. */
export default Object.values(import.meta.glob(['../../../src/troef/words/en/*.ftl', '!**/{web,table,grammar,desk,phone,event*,cli,faults,formats,paper,reasons,records,results,tournament}.ftl'], { query: '?raw', eager: true, import: 'default' })) as string[];
