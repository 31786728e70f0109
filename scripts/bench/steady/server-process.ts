import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Resources of a process: bytes and open descriptors. */
export interface Held {
  readonly rss: number;
  readonly heapUsed: number;
  readonly descriptors: number;
}

export interface ServerProcess {
  readonly address: string;
  /** `collected`: after a garbage collection. */
  held(when?: 'now' | 'collected'): Promise<Held>;
  end(): Promise<void>;
}

/** Starts server.ts on a migrated database. */
export async function startServerProcess(url: string): Promise<ServerProcess> {
  const child = fork(new URL('server.ts', import.meta.url), [url], {
    execArgv: ['--conditions=wbn-source', '--expose-gc'],
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    async held(when = 'now') {
      const told = once(child, 'message');
      child.send(when);
      return ((await told) as [Held])[0];
    },
    async end() {
      child.send('end');
      await once(child, 'exit');
    },
  };
}
