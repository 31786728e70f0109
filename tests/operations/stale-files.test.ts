import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeStale } from '../../scripts/build/stale-files.ts';

it('a build removes the modules that it did not write again, with their maps and declarations, and nothing else', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-stale-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const began = Date.now();
  const write = (file: string, at: number) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
    utimesSync(path.join(folder, file), at / 1000, at / 1000);
  };
  const before = began - 60_000;
  const stale = ['card/gone.js', 'card/gone.js.map'];
  for (const file of [...stale, 'card/gone.d.ts']) write(file, before);
  const kept = ['card/there.d.ts', 'jsx.d.ts', 'custom-elements.json', 'cdn/0.1.0/wbn.js', 'consumer-x/index.js'];
  for (const file of kept) write(file, before);
  write('card/there.js', began + 1);
  expect(removeStale(folder, began)).toEqual(stale);
  for (const file of [...stale, 'card/gone.d.ts']) expect(existsSync(path.join(folder, file)), file).toBe(false);
  for (const file of [...kept, 'card/there.js']) expect(existsSync(path.join(folder, file)), file).toBe(true);
});
