import { type PersonalTable, personalTables, sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { serverMigrations } from '@wbn/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personInEveryTable } from '../../packages/accounts/src/testing/person-in-every-table.ts';
import { removeExpired } from '../../packages/accounts/src/tidy.ts';
import { pruneTrail } from '../../packages/accounts/src/trail/record-trail.ts';
import { postgresLimiter } from '../../packages/http/src/limits/limiter.ts';
import { removeAnswered } from '../../packages/server/src/enquiry/remove-answered.ts';
import { removeOldEvents } from '../../packages/server/src/events/trim.ts';
import { pruneAnswers } from '../../packages/server/src/idempotency/store.ts';
import { pruneOutbox } from '../../packages/server/src/mail/prune.ts';
import { pruneSearchLog } from '../../packages/server/src/search/learning/watch-search-log.ts';

/** Rows with data about persons are removed when docs/personal-data.md says so. */

interface Age {
  /** The time from which the row is kept so long; before that the row is of use. */
  readonly from: string;
  /** As in docs/personal-data.md. */
  readonly kept: string;
  /** As PostgreSQL writes it. */
  readonly interval: string;
  readonly also?: string;
}
const ages: Readonly<Record<string, Age>> = {
  sessions: { from: 'revoked_at', kept: '30 days after their end', interval: '30 days' },
  // Before the logins, with which they end.
  authenticator_setups: { from: 'created_at', kept: 'an hour', interval: '1 hour' },
  account_sessions: { from: 'expires_at', kept: 'until they expire', interval: '0' },
  known_devices: { from: 'expires_at', kept: 'until they expire', interval: '0' },
  handover_codes: { from: 'expires_at', kept: 'a day after they expire', interval: '1 day' },
  email_tokens: { from: 'expires_at', kept: 'a day after they expire', interval: '1 day' },
  registrations: { from: 'expires_at', kept: 'until the link expires', interval: '0' },
  auth_trail: { from: 'at', kept: '90 days', interval: '90 days' },
  login_steps: { from: 'expires_at', kept: 'until they expire', interval: '0' },
  outbox_emails: { from: 'created_at', kept: '30 days after sending', interval: '30 days', also: "state = 'sent'" },
  events: { from: 'created_at', kept: 'an hour', interval: '1 hour' },
  idempotency_keys: { from: 'expires_at', kept: '24 hours', interval: '0' },
  rate_limit_buckets: { from: 'expires_at', kept: 'until the limit is full again', interval: '0' },
  enquiries: { from: 'handled_at', kept: 'until they are answered, and 365 days more', interval: '365 days' },
  search_choice: { from: 'at', kept: '90 days', interval: '90 days' },
};

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await startTemporaryDatabase(serverMigrations);
  const { db } = database;
  const { userID } = await personInEveryTable(db);
  // Tables that lead to persons by no column of their own.
  await sql`insert into events (topic, kind) values (${`user:${userID}`}, 'notification')`.execute(db);
  await sql`insert into rate_limit_buckets (bucket, tokens, expires_at) values (${`post:user:${userID}`}, 1, now() + interval '1 hour')`.execute(
    db,
  );
  await sql`insert into search_choice (kind, words, resource_id, act, mark)
    values ('product', 'valve', ${userID}::uuid, 'open', ${Buffer.from('mark')})`.execute(db);
}, 60_000);
afterAll(() => database?.stop());

async function tidy(): Promise<void> {
  const { db } = database;
  await removeExpired(db);
  await pruneTrail({ db });
  await postgresLimiter(db).prune();
  await removeOldEvents(db);
  await pruneAnswers(db);
  await pruneOutbox(db);
  await pruneSearchLog(db);
  await removeAnswered(db);
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ rows: string }>`select count(*) as rows from ${sql.table(table)}`.execute(database.db);
  return Number(rows[0]?.rows);
}
const setAge = (table: string, { also, from, interval }: Age, more: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(from)} = now() - ${interval}::interval + ${more}::interval
    ${also === undefined ? sql`` : sql`, ${sql.raw(also)}`}`.execute(database.db);

describe('data about persons', () => {
  it('has a test of its time for each table that is kept for a time', () => {
    const timed = Object.entries(personalTables as Record<string, PersonalTable>)
      .filter(([, { kept }]) => /\d|\bhour|\bday\b|expire/.test(kept))
      .map(([name, { kept }]) => [name, kept]);
    expect(Object.keys(ages).sort()).toEqual(timed.map(([name]) => name).sort());
    for (const [name = '', kept] of timed) expect(kept, name).toContain(ages[name]?.kept);
  });

  it.each(Object.entries(ages))('in %s stays until its time, and not longer', async (table, age) => {
    const before = await rowsOf(table);
    expect(before).toBeGreaterThan(0);
    await setAge(table, age, '1 minute');
    await tidy();
    expect(await rowsOf(table)).toBe(before);
    await setAge(table, age, '-1 minute');
    await tidy();
    expect(await rowsOf(table)).toBe(0);
  });
});
