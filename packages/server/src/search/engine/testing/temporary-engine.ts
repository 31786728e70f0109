import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, migrate, startEmbeddedPostgres } from '@wbn/database';
import { createSearchEngine, type SearchDocument, type SearchEngineOptions, searchMigrations } from '../index.ts';

/** An engine on an empty PostgreSQL of its own; about two seconds, so one for a test file. */
export async function startTemporaryEngine(options: SearchEngineOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wbn-search-'));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(server.url, { statementTimeoutMs: 60_000 });
  await migrate(db, [{ name: 'search', migrations: searchMigrations }]);
  return {
    db,
    engine: createSearchEngine(db, options),
    async stop() {
      await db.destroy();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same UUID for the same word. */
export function idOf(label: string): string {
  const hash = createHash('sha1').update(label).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** A business whose id follows from its label. */
export function business(label: string, name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { id: idOf(label), kind: 'business', type: 'MA', name, ...more };
}

export function product(label: string, name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { id: idOf(label), kind: 'product', name, ...more };
}
