import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pathOfKey } from '../storing/file-store.ts';
import { incomingFile } from './incoming-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-incoming-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a file on its way is read whole, as often as it is needed', async () => {
  const file = await incomingFile(folder);
  const pieces = Array.from({ length: 40 }, (_, n) => Buffer.alloc(60_000, n));
  for (const piece of pieces) await file.write(piece);
  expect(file.size()).toBe(2_400_000);
  for (let n = 0; n < 2; n += 1) expect((await file.read()).equals(Buffer.concat(pieces))).toBe(true);
  await file.end();
});

it.runIf(process.platform !== 'win32')('a file on its way has no name that could be left behind or read', async () => {
  const file = await incomingFile(folder);
  await file.write(Buffer.from('secret'));
  const [incoming = ''] = readdirSync(folder);
  expect(readdirSync(path.join(folder, incoming))).toEqual([]);
  expect(pathOfKey(folder, `${incoming}/x.pdf`)).toBeNull();
  expect(existsSync(path.join(folder, incoming))).toBe(true);
  await file.end();
});
