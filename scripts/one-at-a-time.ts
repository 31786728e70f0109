import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { acquireLock, DataFolderInUse, type DataLock } from '@wbn/database';
import { top } from './run.ts';

const pause = 250;

/**
 * Runs work that only one command of this clone may do at a time, such as a build. A second command prints its reason for waiting and runs
 * afterwards, when most is done. The lock of a killed process does not count.
 */
export async function oneAtATime<Result>(
  work: 'build' | 'install',
  act: () => Promise<Result>,
  say: (line: string) => void,
  folder = path.join(top, '.cache'),
): Promise<Result> {
  const turn = await waitForTurn(work, path.join(folder, work), say);
  try {
    return await act();
  } finally {
    turn.release();
  }
}

async function waitForTurn(work: string, folder: string, say: (line: string) => void): Promise<DataLock> {
  mkdirSync(folder, { recursive: true });
  for (let saidOf = 0; ; await wait(pause)) {
    try {
      return await acquireLock(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const { command, host, pid } = error.holder;
      if (pid !== saidOf) {
        say(
          `Another command does its ${work} in this folder: process ${pid} on ${host} (${command}). Waiting for it …`,
        );
      }
      saidOf = pid;
    }
  }
}
