import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SettingError } from '../settings/read-setting.ts';
import { makeDataFolder } from './data-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbn-data-folder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes the data folder with all that leads to it, and keeps one that is there', () => {
  const deep = path.join(folder, 'a', 'b', 'data');
  makeDataFolder(deep);
  makeDataFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

it.runIf(process.platform === 'linux').each(['/proc/nowhere/data', '/dev/null', '/dev/null/data'])(
  'refuses %s with a sentence that says what to write',
  (dataDir) => {
    expect(() => makeDataFolder(dataDir)).toThrow(SettingError);
    expect(() => makeDataFolder(dataDir)).toThrow(/Write the path of a folder/);
  },
);

it('refuses the path of a file', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(file)).toThrow(/EEXIST.*Write the path of a folder/);
});
