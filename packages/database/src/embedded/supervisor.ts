import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { postgresEnv } from './cluster.ts';
import { isRunning, signal } from './processes.ts';
import type { RunAs } from './run-as.ts';
import { until } from './wait.ts';

/**
 * A shell between us and the server, because a parent killed with -9 cannot act. It holds our end of a pipe as its input and stops the
 * server when the pipe closes: first a fast shutdown, after 1.2 s an immediate one (recovered at the next start). Signals to the whole
 * process group (Ctrl-C) reach the server and us; the shell stays until the server has exited.
 */
const SCRIPT = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null >&2 3<&- &
server=$!
echo "$server"
{
  while read -r _; do :; done
  kill -INT "$server"
  n=0
  while [ "$n" -lt 12 ] && kill -0 "$server"; do sleep 0.1; n=$((n + 1)); done
  kill -QUIT "$server" && sleep 0.5 && kill -KILL "$server"
} <&3 >/dev/null 2>&1 &
watch=$!
exec 3<&- </dev/null >/dev/null
wait "$server"
code=$?
kill -KILL "$watch"
exit "$code"
`;

export type ServerExit = {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** It shut down on request. */
  clean: boolean;
};

export type Server = {
  /** The postmaster's pid. */
  pid: number;
  exited: Promise<ServerExit>;
  hasExited(): boolean;
  stop(): Promise<void>;
};

/** Starts `postgres` in our process group and appends its log to `logFile`. Resolves with its pid before it is ready. */
export async function superviseServer(runAs: RunAs, args: string[], logFile: string): Promise<Server> {
  const command = [...runAs.prefix];
  // Without a POSIX shell the server is our direct child; if we are killed, the next start ends it.
  const bare = process.platform === 'win32';
  if (!bare) command.push('/bin/sh', '-c', SCRIPT, 'wbn-postgres');
  command.push(runAs.binaries.postgres, ...args);
  const [file = '', ...rest] = command;
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(file, rest, { ...runAs.spawnAs, cwd: '/', env: postgresEnv(), stdio: ['pipe', 'pipe', log] });
  closeSync(log);
  // The pipe breaks if the server ends first: ignore it, the exit event reports it.
  child.stdin?.on('error', () => {});
  const supervisorGone = new Promise<ServerExit>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, name) => resolve({ code, signal: name, clean: code === 0 }));
  });
  const pid = bare ? (child.pid ?? 0) : await Promise.race([firstNumber(child), supervisorGone.then(() => 0)]);
  let gone = false;
  const exited = supervisorGone.then(async (exit) => {
    await endServer(child, pid);
    gone = true;
    return exit;
  });
  exited.catch(() => {});
  // A process that only holds a database may end; the shell then stops the server.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref?: () => void } | null)?.unref?.();
  const stop = async () => {
    if (!gone) await endServer(child, pid, 'SIGINT');
    await exited;
  };
  return { pid, exited, hasExited: () => gone, stop };
}

/** Stops the server by its own pid, even if the shell has exited. The pid cannot have been reused, because it is our own child's. */
async function endServer(child: ChildProcess, pid: number, first: 'SIGINT' | 'SIGQUIT' = 'SIGQUIT'): Promise<void> {
  child.stdin?.destroy();
  if (pid <= 0) return;
  const gone = () => !isRunning(pid);
  for (const [name, patienceMs] of [
    [first, 2_000] as const,
    ['SIGQUIT', 1_000] as const,
    ['SIGKILL', 5_000] as const,
  ]) {
    if (gone() || !signal(pid, name) || (await until(gone, patienceMs, 10))) return;
  }
}

function firstNumber(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (data) => {
      text += data;
      if (text.includes('\n')) resolve(Number(text.trim()));
    });
  });
}
