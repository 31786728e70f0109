import { createHash } from 'node:crypto';
import { createDatabase } from '@wbn/database';
import { startTemporaryDatabase } from '@wbn/database/testing';
import { createSearchEngine, type SearchDocument, type SearchEngineOptions, searchMigrations } from '../index.ts';

/** An engine on a temporary database; one per test file. */
export async function startTemporaryEngine(options: SearchEngineOptions = {}) {
  const temporary = await startTemporaryDatabase([{ name: 'search', migrations: searchMigrations }]);
  const db = createDatabase(temporary.url, { statementTimeoutMs: 60_000 });
  return {
    db,
    engine: createSearchEngine(db, options),
    async stop() {
      await db.destroy();
      await temporary.stop();
    },
  };
}

/** A UUID derived from the label. */
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
