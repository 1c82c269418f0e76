import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline.ts';

// The server's address while developing: `npm run dev` hands everything that is not the page to it.
const server = process.env.KICKBACK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), offline()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    rolldownOptions: { checks: { pluginTimings: false } }, // how long Svelte takes is no warning
    outDir: '../src/kickback/server/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
