import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Apps {
  /** Resolves when the newest process answers; rejects while it cannot start. */
  ready(): Promise<void>;
  /** Ends the running process and starts another one from the current sources. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds that a restart waits for open requests. */
const patience = 700;
const program = path.join(import.meta.dirname, 'apps.ts');

/** Runs the child process and restarts it on request. */
export function runApps(env: Readonly<Record<string, string | undefined>>): Apps {
  let child: ChildProcess | undefined;
  let ready: Promise<void> = Promise.resolve();

  async function stop(): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGTERM');
    const timer = setTimeout(() => ending.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  }

  async function start(): Promise<void> {
    const started = fork(program, { env, execArgv: ['--conditions=wbn-source'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', () => {
        if (child === started)
          console.error('API and account site have ended. The next change of a source starts them.');
        reject(new Error('API and account site do not run. The terminal of npm run dev shows the reason.'));
      });
    });
  }

  const restart = () => {
    ready = ready
      .catch(() => {})
      .then(stop)
      .then(start);
    // A waiting page gets the failure; without one it must not end the parent.
    ready.catch(() => {});
    return ready;
  };
  return { ready: () => ready, restart, stop };
}
