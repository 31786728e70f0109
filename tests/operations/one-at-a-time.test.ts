import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from './start-process.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-turns-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const log = () => (existsSync(path.join(folder, 'log')) ? readFileSync(path.join(folder, 'log'), 'utf8') : '');
const go = (name: string) => writeFileSync(path.join(folder, `go-${name}`), '');

function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  return { child, ended: once(child, 'exit'), said: () => said };
}

/** A command that builds until the test ends it. */
function builder(name: string) {
  const module = pathToFileURL(path.resolve('scripts/one-at-a-time.ts')).href;
  const code = `
    import { appendFileSync, existsSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    const { oneAtATime } = await import(${JSON.stringify(module)});
    const note = (word) => appendFileSync('${folder}/log', word + ' ${name}\\n');
    await oneAtATime('build', async () => {
      note('begins');
      while (!existsSync('${folder}/go-${name}')) await wait(20);
      note('ends');
    }, console.log, '${folder}');`;
  return run(['--conditions=wbn-source', '--input-type=module', '-e', code]);
}

it('of two builds in one clone the second names the one that it waits for; it does not wait for a killed one', async () => {
  const first = builder('first');
  await until(log, (text) => text === 'begins first\n');
  const [second, third] = [builder('second'), builder('third')];
  await until(second.said, (text) => text.includes(`does its build in this folder: process ${first.child.pid}`));
  await until(third.said, (text) => text.includes('Waiting for it'));
  expect(log()).toBe('begins first\n');
  first.child.kill('SIGKILL');
  for (const name of ['second', 'third']) go(name);
  await Promise.all([second.ended, third.ended]);
  // In either order: never both at once.
  expect(log()).toMatch(/^begins first\n(begins (\w+)\nends \2\n){2}$/);
});

/** A clone whose npm notes that it installs, waits for the test, and then writes what real npm writes at its end. */
function cloneWithNpm() {
  const clone = path.join(folder, 'clone');
  for (const name of ['scripts/commands', 'bin']) mkdirSync(path.join(clone, name), { recursive: true });
  copyFileSync('scripts/bootstrap.mjs', path.join(clone, 'scripts/bootstrap.mjs'));
  const lock = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });
  writeFileSync(path.join(clone, 'package-lock.json'), lock('2.0.0'));
  writeFileSync(path.join(clone, 'scripts/commands/build.ts'), "console.log('built');");
  const npm = path.join(clone, 'bin/npm');
  const noted = path.join(clone, 'node_modules/.package-lock.json');
  const install = `mkdir -p ${clone}/node_modules; cp ${clone}/package-lock.json ${noted}`;
  writeFileSync(
    npm,
    `#!/bin/sh\necho installs >> ${folder}/log\nwhile [ ! -e ${folder}/go-npm ]; do sleep 0.05; done\n${install}\n`,
  );
  chmodSync(npm, 0o755);
  const installed = (version: string) => {
    mkdirSync(path.join(clone, 'node_modules'));
    writeFileSync(noted, lock(version));
  };
  const command = () =>
    run([path.join(clone, 'scripts/bootstrap.mjs'), 'build'], { PATH: `${clone}/bin:${process.env.PATH}` });
  return { clone, installed, command };
}

it('of two commands in a fresh clone one installs, and both go on', async () => {
  const { clone, command } = cloneWithNpm();
  // The remains of a killed command.
  mkdirSync(path.join(clone, '.cache'));
  writeFileSync(path.join(clone, '.cache/installing'), '4000000 1');
  const first = command();
  await until(log, (text) => text === 'installs\n');
  const second = command();
  await until(second.said, (text) => text.includes('Another command installs the dependencies'));
  go('npm');
  for (const { ended, said } of [first, second]) {
    expect(await ended).toEqual([0, null]);
    expect(said()).toContain('built');
  }
  expect(log()).toBe('installs\n');
});

it.each([
  ['the packages of the lock, by hand', '2.0.0', ''],
  ['a former version of a package', '1.0.0', 'installs\n'],
])('a clone that holds %s installs only what it lacks', async (_, version, installs) => {
  const { command, installed } = cloneWithNpm();
  installed(version);
  go('npm');
  const { ended, said } = command();
  expect(await ended).toEqual([0, null]);
  expect(said()).toContain('built');
  expect(log()).toBe(installs);
});
