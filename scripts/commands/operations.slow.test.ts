import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { top } from '../run.ts';

let dataDir: string;
const secrets = () => readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-commands-'));
  mkdirSync(path.join(dataDir, 'files'));
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify({ tokens: 't'.repeat(40) }), { mode: 0o600 });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a command on a data folder of the test; one that starts a network after all is ended. */
function told(command: string, ...words: string[]) {
  const file = path.join('scripts', 'commands', `${command}.ts`);
  const env = { ...process.env, WBN_DATA_DIR: dataDir, DATABASE_URL: '' };
  const options = { cwd: top, encoding: 'utf8', env, timeout: 50_000 } as const;
  const { status, stderr, stdout } = spawnSync('node', ['--conditions=wbn-source', file, ...words], options);
  return { status, stderr, stdout };
}
const commands = ['rotate-keys', 'reset', 'import', 'serve', 'start', 'dev'];

it.each(commands)('%s shows its help, and does nothing else', (command) => {
  const before = secrets();
  for (const word of ['--help', '-h']) {
    const { status, stderr, stdout } = told(command, word);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm (run )?${command}\\b`));
  }
  expect(secrets()).toBe(before);
  expect(existsSync(path.join(dataDir, 'files'))).toBe(true);
});

it.each(commands)('%s refuses a word that it does not know, says how it is written, and does nothing', (command) => {
  const before = secrets();
  const { status, stderr } = told(command, ...(command === 'import' ? ['package.json'] : []), '--dry-run');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^"--dry-run" is not known\.\nnpm /);
  expect(secrets()).toBe(before);
  expect(existsSync(path.join(dataDir, 'files'))).toBe(true);
});

it('import names its file before it opens a database', () => {
  expect(told('import')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Name the file\.\nnpm run import/),
  });
  expect(told('import', 'nothing.jsonl')).toMatchObject({ status: 2, stderr: 'There is no file nothing.jsonl.\n' });
});
