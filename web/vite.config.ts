import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { worker } from './vite.worker';

// In development the pages come from Vite and everything live from the Python server beside it.
const server = process.env.TROEF_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), worker()],
  build: { outDir: '../src/troef/server/static', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] }, // the words live beside the Python package
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
