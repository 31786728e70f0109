import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// This lane has built the portal before it starts the network.
const client = path.join(import.meta.dirname, '..', 'dist', 'client');

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

const readManifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'));

/** A chunk with all that it imports, which a browser fetches before it runs any of it. */
function closure(manifest: Readonly<Record<string, Chunk>>, name: string, seen: Set<string>): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of manifest[name]?.imports ?? []) closure(manifest, other, seen);
  return seen;
}

/**
 * Bytes of brotli. A page over its limit mostly imports more than it seems to: a dynamic import of `@wbn/core` that does not name its export at
 * once, as `(await import('@wbn/core')).createLike` does, keeps all of core in one chunk, and pages that share a module with it fetch it whole.
 */
it.each([
  ['home', 110_000],
  ['business', 116_000],
  ['search', 114_700],
  ['product', 110_000],
])('the scripts that the page %s runs hold at most %i bytes', (page, limit) => {
  const manifest = readManifest();
  const names = new Set<string>();
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) closure(manifest, name, names);
  closure(manifest, `src/pages/${page}/page.ts`, names);
  const files = new Set([...names].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')));
  const bytes = [...files].map((file) => statSync(path.join(client, `${file}.br`)).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limit);
});

it.each([
  ['newsfeed', 19],
  ['messages', 17],
  ['member-home', 17],
])("a logged-in person's page %s names at most %i files of script", (page, limit) => {
  const manifest = readManifest();
  const names = new Set<string>();
  const members = Object.keys(manifest).find((key) => manifest[key]?.name === 'members') ?? '';
  const session = ['src/early/start.ts', members, 'src/shell/UserArea.tsx'];
  const sources = ['src/entry-react.ts', 'src/entry-client.tsx', `src/pages/${page}/page.ts`, 'src/texts/en.ts'];
  for (const name of [...sources, ...session]) {
    expect(manifest[name], name).toBeDefined();
    closure(manifest, name, names);
  }
  expect(new Set([...names].map((name) => manifest[name]?.file)).size).toBeLessThanOrEqual(limit);
});

it("the file that requests a personal page's data early needs no code that draws", () => {
  const manifest = readManifest();
  const files = [...closure(manifest, 'src/early/start.ts', new Set())].map((name) => manifest[name]?.file ?? '');
  expect(files.filter((file) => file.includes('entry-'))).toEqual([]);
  const bytes = files.map((file) => statSync(path.join(client, `${file}.br`)).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(13_000);
  // The head imports it for what it does.
  expect(statSync(path.join(client, files[0] ?? '')).size).toBeGreaterThan(200);
});
