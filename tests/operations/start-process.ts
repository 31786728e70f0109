import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../support/ports.ts';

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly portal: string;
  readonly dataDir: string;
  /** Its complete output. */
  said(): string;
  /** Waits until the portal answers 200 or the process ends. */
  ready(): Promise<void>;
  ended(): Promise<number | null>;
}

export const newDataDir = (): string => mkdtempSync(path.join(os.tmpdir(), 'wbn-start-'));

/** Runs `npm start` or another command like a person, with a small network. `folder` is another copy of the repository. */
export async function startProcess(
  dataDir: string,
  env: Record<string, string> = {},
  command = 'start',
  folder: string = process.cwd(),
): Promise<StartedProcess> {
  const port = await freePorts();
  const child = spawn('npm', ['run', '--silent', command], {
    cwd: folder,
    env: { ...process.env, WBN_PORT: String(port), WBN_DATA_DIR: dataDir, WBN_SEED: '20', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      text += part;
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const portal = `http://localhost:${env.WBN_PORT ?? port}`;
  const ready = async () => {
    while ((await statusOf(portal)) !== 200) {
      if (child.exitCode !== null) throw new Error(`It ended before it was ready:\n${text}`);
      await wait(100);
    }
  };
  return { child, portal, dataDir, said: () => text, ready, ended: () => exit };
}

export const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    (answer) => answer.status,
    () => 0,
  );

/** Processes that use a data folder: PostgreSQL, its supervisor, the network itself. */
export function processesOn(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(dataDir) ? [`${pid} ${command}`] : [];
      } catch {
        return [];
      }
    });
}

/** Waits for a state; the error contains the last one. */
export async function until<Value>(
  read: () => Value | Promise<Value>,
  wanted: (value: Value) => boolean,
  limit = 20_000,
): Promise<Value> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    if (Date.now() > end) throw new Error(`Not within ${limit} ms; last seen: ${JSON.stringify(value)}`);
    await wait(50);
  }
}
