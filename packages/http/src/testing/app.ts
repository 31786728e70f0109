import { Writable } from 'node:stream';
import type { Database, Kysely } from '@wbn/database';
import { tokenKeys } from '../access/token-keys.ts';
import { createLogger } from '../logs/logger.ts';
import type { AppOptions, Sites } from '../options.ts';

export const testSites: Sites = {
  portal: 'http://localhost:8080',
  api: 'http://localhost:8081',
  accounts: 'http://localhost:8082',
  sisters: ['https://mx.sister.example', 'https://it.sister.example'],
};
export const testKeys = tokenKeys('a secret of the tests that is long enough');
export const testInternalKey = 'internal key of the tests';

/** Options of an app under test: answers checked, limits on, no log. */
export const testOptions = (db: Kysely<Database>, changes: Partial<AppOptions> = {}): AppOptions => ({
  name: 'test',
  database: db,
  sites: testSites,
  tokens: testKeys,
  internalKey: testInternalKey,
  limits: 'on',
  logger: createLogger({ name: 'test', level: 'silent' }),
  checkAnswers: true,
  ...changes,
});

/** A logger at the lowest level that keeps all lines. */
export function keptLog(): { logger: AppOptions['logger']; text: () => string } {
  const chunks: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger({ name: 'test', level: 'debug', destination }), text: () => chunks.join('') };
}
