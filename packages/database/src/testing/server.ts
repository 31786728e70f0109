import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded/start.ts';

export type TestServer = {
  url: string;
  /** The current server process, which restarts if it is killed. */
  pid(): number;
  stop(): Promise<void>;
};

/** An empty PostgreSQL in a temporary folder. `throwaway` is faster but must not be killed. */
export async function startTestServer(throwaway: boolean): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wbn-database-'));
  const server = await startEmbeddedPostgres({ dataDir, throwaway });
  return {
    url: server.url,
    pid: () => server.pid,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
