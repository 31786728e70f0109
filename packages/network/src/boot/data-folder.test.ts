import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

it('closes files, logs and mails to other users of the machine, also those that an earlier release left open', () => {
  const data = path.join(folder, 'data');
  mkdirSync(path.join(data, 'files', 'private'), { recursive: true });
  chmodSync(path.join(data, 'files'), 0o755);
  makeDataFolder(data);
  for (const name of ['files', 'logs', 'mails']) expect(statSync(path.join(data, name)).mode & 0o777, name).toBe(0o700);
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
