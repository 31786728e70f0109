// The first step of every command, before anything is installed: plain Node (20 or newer), no dependency, no new syntax.
// Installs what is missing, then hands the command to the Node that the project brings along.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...rest] = process.argv.slice(2);
const commands = [
  'start',
  'dev',
  'serve',
  'reset',
  'import',
  'rotate-keys',
  'build',
  'test',
  'new',
  'test:fast',
  'test:changed',
  'check',
  'check:size',
  'bench',
  'format',
  'release',
];
if (!commands.includes(command)) {
  console.error(`Unknown command "${command}". Write one of: ${commands.join(', ')}.`);
  process.exit(2);
}

const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.wbn-installed');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
const note = path.join(root, '.cache', 'installing');
if (!isInstalled()) {
  waitForTurn();
  const done = isInstalled() || install();
  rmSync(note, { force: true });
  if (!done) {
    console.error('npm ci failed: see the lines above. Is the npm registry reachable?');
    process.exit(1);
  }
}

const own = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const node = existsSync(own) ? own : process.execPath;
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error('This platform has no bundled Node: please run with Node 24 or newer on the PATH.');
  process.exit(1);
}
const child = spawn(
  node,
  ['--conditions=wbn-source', path.join(root, 'scripts', 'commands', `${command.replace(':', '-')}.ts`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Compiled code is kept: a restart, and each process that tests start, is ready in half the time.
      NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
      ...process.env,
      PATH: path.join(modules, '.bin') + path.delimiter + process.env.PATH,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// npm runs us through a shell and passes signals on to that shell alone; killed, npm leaves both. So we look whether they are there.
const family = parents();
const watch = setInterval(() => {
  if (parents() === family) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 200);

function install() {
  console.log('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--loglevel=error', '--no-fund', '--no-audit'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) return false;
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lock);
  return true;
}

/** Two commands in a fresh clone: one installs, the other waits for it. What a killed one has left holds nobody up. */
function waitForTurn() {
  mkdirSync(path.dirname(note), { recursive: true });
  for (let waits = 0; ; waits += 1) {
    try {
      writeFileSync(note, `${process.pid} ${beginOf(process.pid)}`, { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const text = existsSync(note) ? readFileSync(note, 'utf8') : '';
    const [pid, began] = text.split(' ');
    // Empty: it is being written at this moment, or its writer was killed in the middle of it.
    if (text ? beginOf(pid) !== began : waits % 20 === 19) rmSync(note, { force: true });
    else {
      if (waits === 0) console.log('Another command installs the dependencies in this folder. Waiting for it …');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
}

/** When a process began, so that its pid is not taken for another's; empty when it has ended. */
function beginOf(pid) {
  try {
    process.kill(Number(pid), 0);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch (error) {
    // Where the system tells no more, or the process is somebody else's.
    return error.code === 'ESRCH' ? '' : 'running';
  }
}

/** Our parent's pid and, where the system tells it in a file, its parent's. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
