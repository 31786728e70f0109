// The first step of every command, before anything is installed: plain Node (20 or newer), no dependency, no new syntax. Installs what is
// missing, then runs the command with the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
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
  'test:coverage',
  'test:mutate',
  'test:visual',
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
      // Keeps compiled code: restarts and processes of tests start in half the time.
      NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
      ...process.env,
      PATH: path.join(modules, '.bin') + path.delimiter + process.env.PATH,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// npm runs us through a shell and passes signals only to that shell; a killed npm leaves both. So we check whether the parents still run.
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
  return done.status === 0;
}

/** Whether npm has installed what package-lock.json names, by us or by hand. npm notes it when it has finished. */
function isInstalled() {
  const noted = path.join(modules, '.package-lock.json');
  if (!existsSync(noted)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
    ([folder, { integrity, optional, version }]) => {
      const found = installed[folder];
      // The root itself is not noted, nor are packages for other systems.
      if (!found) return folder === '' || optional === true;
      return found.version === version && found.integrity === integrity;
    },
  );
}

/** Of two commands in a fresh clone one installs and the other waits. Ignores notes of killed commands. */
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
    // Empty: it is being written now, or its writer was killed meanwhile.
    if (text ? beginOf(pid) !== began : waits % 20 === 19) rmSync(note, { force: true });
    else {
      if (waits === 0) console.log('Another command installs the dependencies in this folder. Waiting for it …');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
}

/** The start time of a process, so that its pid is not confused with another's; empty if it has ended. */
function beginOf(pid) {
  try {
    process.kill(Number(pid), 0);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch (error) {
    // The system does not report more, or the process belongs to another user.
    return error.code === 'ESRCH' ? '' : 'running';
  }
}

/** The pids of our parent and, if the system reports it in a file, of its parent. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
