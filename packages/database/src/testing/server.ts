import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded/start.ts';

export type TestServer = {
  url: string;
  /** The server process of now, which is started anew when somebody kills it. */
  pid(): number;
  stop(): Promise<void>;
};

/** An empty PostgreSQL in a folder that goes with it. `throwaway` is quicker, and not to be killed. */
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
