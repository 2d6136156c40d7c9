/** Builds `worker/worker.ts` to `/worker.js`, with the names of all files of the build in it. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';

export function worker(): Plugin {
  return {
    name: 'troef-worker',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rollupOptions: {
          input: { index: 'index.html', worker: 'worker/worker.ts' },
          output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
        },
      },
    }),
    generateBundle(_, bundle) {
      const made = bundle[WORKER];
      if (made?.type !== 'chunk') throw new Error(`${WORKER} is not built`);
      if (made.imports.length) throw new Error(`${WORKER} shares ${made.imports} with the pages, and could not load it`);
      const start = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry && part !== made)!.fileName;
      const rest = Object.keys(bundle).filter((name) => name.startsWith('assets/') && name !== start).sort();
      const files = [start, ...rest].map((name) => `/${name}`);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is not built');
      const version = createHash('sha256').update([page.source, ...files].join('\n')).digest('hex').slice(0, 12);
      made.code = made.code.replaceAll('PAGE_FILES', JSON.stringify(files)).replaceAll('PAGES_VERSION', JSON.stringify(version));
    },
  };
}
