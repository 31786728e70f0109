import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { holdsAny } from './shared-code.ts';

export interface Apps {
  /** Resolves when the newest process answers; rejects while it cannot start. */
  ready(): Promise<void>;
  /** Ends the running process and starts another one from the current sources. `changed`: files, relative to the repository. */
  restart(changed: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly program: string;
  /** Milliseconds that a restart waits for open requests. */
  readonly patience: number;
}
const byDefault: Options = { program: path.join(import.meta.dirname, 'apps.ts'), patience: 700 };

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess | undefined, patience: number): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}

/** Runs the child process and restarts it on request. The next one loads its code while the one before ends. */
export function runApps(
  env: Readonly<Record<string, string | undefined>>,
  { patience, program }: Options = byDefault,
): Apps {
  let child: ChildProcess | undefined;
  /** Has loaded the shared code and waits for a change. */
  let standby: ChildProcess | undefined;
  let ready: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let stopped = false;
  const make = () => fork(program, { env, execArgv: ['--conditions=wbn-source'] });

  async function start(): Promise<void> {
    if (stopped) return;
    const last = child;
    const started = isRunning(standby) ? standby : make();
    standby = undefined;
    child = started;
    const tell = (word: 'load' | 'open') => started.connected && started.send(word);
    const answers = new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', () => {
        if (child === started && !stopped)
          console.error('API and account site have ended. The next change of a source starts them.');
        reject(new Error('API and account site do not run. The terminal of npm run dev shows the reason.'));
      });
    });
    // Awaited below; a failure meanwhile must not end the parent.
    answers.catch(() => {});
    tell('load');
    await end(last, patience);
    tell('open');
    await answers;
    if (!stopped) standby = make();
  }

  async function dropStandby(): Promise<void> {
    const dropped = standby;
    standby = undefined;
    await end(dropped, patience);
  }

  const restart = (changed: readonly string[]) => {
    if (holdsAny(changed)) void dropStandby();
    // A restart that has not begun serves later changes too.
    next ??= ready
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    ready = next;
    // A waiting page gets the failure; without one it must not end the parent.
    ready.catch(() => {});
    return ready;
  };
  const stop = async () => {
    stopped = true;
    await Promise.all([end(child, patience), dropStandby()]);
    await ready.catch(() => {});
  };
  return { ready: () => ready, restart, stop };
}
