import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@wbn/database/testing';
import type { ServerOptions } from '../server.ts';
import type { TestApi } from './api.ts';

/** Starts another API process on the same database; its clock may be ahead by some milliseconds. */
export async function forkApi(
  api: Pick<TestApi, 'databaseUrl' | 'folder'>,
  change: Partial<ServerOptions>,
  ahead = 0,
): Promise<{ child: ChildProcess; address: string }> {
  const port = await freePort();
  const file = path.join(import.meta.dirname, 'api-process.ts');
  const child = fork(file, [api.databaseUrl, String(port), api.folder, JSON.stringify(change), String(ahead)], {
    // The same options as the network's own processes.
    execArgv: ['--conditions=wbn-source', '--disable-proto=throw'],
  });
  await once(child, 'message');
  return { child, address: `http://127.0.0.1:${port}` };
}
