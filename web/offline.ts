/** What the page is when the house cannot be reached: a worker that keeps the built files, and one page that says so. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const AGAIN = 5; // seconds until the page tries by itself
const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, built) {
      const build = createHash('sha256').update(Object.keys(built).sort().join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: file('src/worker/sw.js').replace('__BUILD__', `kickback-${build}`) });
      this.emitFile({ type: 'asset', fileName: 'offline.css', source: file('src/worker/offline.css') });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page() });
    },
  };
}

function page(): string {
  const words = new FluentBundle('en', { useIsolating: false });
  words.addResource(new FluentResource(file('messages/en.ftl')));
  const say = (id: string, form = '') => {
    const message = words.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`messages/en.ftl has no ${id}`);
    return words.formatPattern(pattern);
  };
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="${AGAIN}" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <title>Kickback</title>
  </head>
  <body>
    <img src="/icon.svg" alt="" />
    <h1>${say('cannot-reach')}</h1>
    <p>${say('cannot-reach', 'says')}</p>
    <a href="">${say('reload')}</a>
  </body>
</html>
`;
}
