import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Apps, runApps } from './run-apps.ts';

/** Notes what happens to it. Where PATIENT is set it ends only after another process loads. */
const program = `
import { appendFileSync, readFileSync } from 'node:fs';
const note = (what) => appendFileSync(process.env.NOTES, process.pid + ' ' + what + '\\n');
process.on('message', (word) => {
  note(word);
  if (word === 'open') process.send('ready');
});
const othersLoad = () =>
  readFileSync(process.env.NOTES, 'utf8').split('\\n').some((line) => line.endsWith('load') && !line.startsWith(process.pid + ' '));
process.on('SIGTERM', () => setInterval(() => {
  if (process.env.PATIENT && !othersLoad()) return;
  note('ends');
  process.exit(0);
}, 10));
note('starts');
`;
let folder: string;
let apps: Apps;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbn-apps-'));
  writeFileSync(path.join(folder, 'notes'), '');
  writeFileSync(path.join(folder, 'program.mjs'), program);
  apps = start({});
});
afterEach(async () => {
  await apps.stop();
  rmSync(folder, { recursive: true });
});

const start = (more: Readonly<Record<string, string>>) =>
  runApps(
    { ...process.env, NOTES: path.join(folder, 'notes'), ...more },
    { program: path.join(folder, 'program.mjs'), patience: 20_000 },
  );
const notes = () => readFileSync(path.join(folder, 'notes'), 'utf8').trim().split('\n');
/** The process that serves: the last one that opened. */
const serving = () =>
  notes()
    .findLast((line) => line.endsWith('open'))!
    .split(' ')[0]!;
const starts = () => notes().filter((line) => line.endsWith('starts'));

it('the next process loads while the one before ends, and opens after that', async () => {
  apps = start({ PATIENT: 'yes' });
  await apps.restart([]);
  const first = serving();
  await apps.restart([]);
  const own = notes().filter(
    (line) => line === `${first} ends` || (line.startsWith(`${serving()} `) && !line.endsWith('starts')),
  );
  expect(own).toEqual([`${serving()} load`, `${first} ends`, `${serving()} open`]);
});

it('a process that waits is used, but not after a change of code that it holds', async () => {
  await apps.restart([]);
  await expect.poll(starts).toHaveLength(2);
  await apps.restart(['packages/server/src/server.ts']);
  expect(`${serving()} starts`).toBe(starts()[1]);
  await expect.poll(starts).toHaveLength(3);
  await apps.restart(['packages/server/src/server.ts', 'packages/contract/src/slugs.ts']);
  expect(`${serving()} starts`).toBe(starts()[3]);
});

it('changes that come while a process starts share one restart', async () => {
  const first = apps.restart([]);
  await Promise.all([first, apps.restart([]), apps.restart([]), apps.restart([])]);
  expect(notes().filter((line) => line.endsWith('open')).length).toBeLessThanOrEqual(2);
});
