import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { codeVersion, recordedVersion, recordVersion } from './index-version.ts';
import { renewDocuments } from './renew-documents.ts';

/** Milliseconds between checks whether the renewing process has ended. */
const everyMs = 5_000;
/** "wbni": advisory lock of the process that renews the documents. */
const renewalLock = 0x77626e69;

interface Progress {
  readonly onStart?: () => void;
  readonly onPage?: (kind: string, renewed: number) => void;
  readonly isStopped?: () => boolean;
}

/**
 * Renews the documents of the index if other code wrote them. Of several processes one does it, and the others answer 'busy'. If it dies,
 * its lock goes with its connection, and another begins anew.
 * @returns 'current' when there was nothing to do
 */
export async function renewIfOutdated(
  { db, search }: Pick<Context, 'db' | 'search'>,
  { isStopped = () => false, onPage = () => undefined, onStart = () => undefined }: Progress = {},
): Promise<'current' | 'busy' | 'renewed' | 'stopped'> {
  const version = codeVersion();
  if ((await recordedVersion(db)) === version) return 'current';
  return db.transaction().execute(async (guard) => {
    // This transaction only holds the lock, and no other process waits for it.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(guard);
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${renewalLock}::bigint) as mine`.execute(guard);
    if (!rows[0]?.mine) return 'busy';
    if ((await recordedVersion(db)) === version) return 'current';
    onStart();
    if (!(await renewDocuments({ db, search }, onPage, isStopped))) return 'stopped';
    await search.refreshStatistics();
    await recordVersion(db, version);
    return 'renewed';
  });
}

/**
 * After an upgrade or rollback, other code may have written the documents of the index: renews them while searches continue. Checks only at
 * the start, because in a rollout two releases run at once and would otherwise undo each other's work for ever.
 */
export function renewAfterUpgrade(app: FastifyInstance, { db, search }: Context): void {
  let isDone = false;
  let isStopped = false;
  let loggedAt = 0;
  const log = app.log;
  const onStart = () => log.info('the search index is of another version: its documents are renewed');
  const onPage = (kind: string, renewed: number) => {
    if (Date.now() - loggedAt < 10_000) return;
    loggedAt = Date.now();
    log.info({ kind, renewed }, 'documents of the search index are being renewed');
  };
  const work = async () => {
    if (isDone) return;
    const outcome = await renewIfOutdated({ db, search }, { isStopped: () => isStopped, onPage, onStart });
    if (outcome === 'renewed') log.info('all documents of the search index are renewed');
    isDone = outcome === 'current' || outcome === 'renewed';
  };
  const start = repeatEvery(app, { everyMs, work, failure: 'documents of the search index could not be renewed' });
  app.addHook('onReady', async () => start());
  // onClose hooks run in reverse order: stop the current page before repeatEvery waits for it.
  app.addHook('onClose', async () => {
    isStopped = true;
  });
}
