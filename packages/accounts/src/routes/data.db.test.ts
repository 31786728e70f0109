import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type PersonalTable, personalTables, sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { testOptions, testSites } from '@wbn/http/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { createAccounts } from '../create-accounts.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { personInEveryTable, pictureKey } from '../testing/person-in-every-table.ts';
import { browser } from '../testing/site.ts';

/** A password hash needs 128 MiB, which takes seconds on a busy machine. */
const slow = 60_000;
const password = 'correct horse battery';
const foreign = 'A text of somebody else';
let database: TemporaryDatabase;
let app: FastifyInstance;
let userID: string;
let other: string;
beforeAll(async () => {
  database = await startTemporaryDatabase();
  const readFile = async (key: string) => (key === pictureKey ? Readable.from([Buffer.from('picture')]) : null);
  app = createAccounts({ ...testOptions(database.db, {}), passwordCost: 10, readFile });
  ({ userID, other } = await personInEveryTable(database.db, { passwordHash: await hashPassword(password, 10) }));
  const { db } = database;
  const { id: inquiryId } = await db.selectFrom('inquiries').select('id').executeTakeFirstOrThrow();
  await db.insertInto('messages').values({ inquiryId, side: 'R', content: foreign, senderUserId: other }).execute();
  // A second factor of the other tests' person would ask for a confirmation first.
  await db.deleteFrom('authenticators').execute();
  await db.deleteFrom('passkeys').execute();
}, slow);
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

/** A browser with a login of the person that began the given time ago. */
async function pageOf(minutesAgo = 0) {
  const page = browser(app);
  const secret = makeSecret();
  const row = {
    userId: userID,
    tokenHash: hashOf(secret),
    expiresAt: new Date(Date.now() + 86_400_000),
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
  };
  await database.db.insertInto('accountSessions').values(row).execute();
  page.cookies.set(`wbn-account-${new URL(testSites.accounts).port}`, secret);
  await page.open('/account/data');
  return page;
}

/** The files of a zip by name. */
async function filesOf(zip: Buffer): Promise<Record<string, string>> {
  const archive = await yauzl.fromBufferPromise(zip);
  const files: Record<string, string> = {};
  for await (const entry of archive.eachEntry()) {
    files[entry.fileName] = (await buffer(await archive.openReadStreamPromise(entry))).toString();
  }
  return files;
}

const plain = (value: unknown): unknown => {
  // Times and numbers are written in more than one way.
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  return typeof value === 'number' ? String(value) : value;
};
/** Rows as sorted texts: the names of their columns without underscores, and their values. */
const textsOf = (rows: readonly object[]) =>
  (rows as Record<string, unknown>[])
    // The download itself is seen.
    .map(({ last_seen_at: _s, lastSeenAt: _t, ...row }) =>
      Object.entries(row).map(([column, value]) => [column.replaceAll('_', '').toLowerCase(), plain(value)]),
    )
    .map((fields) => JSON.stringify(fields.sort()))
    .sort();

/** The person's rows as the tables have them, in the columns that the list exports. */
async function ownRowsOf(id: string): Promise<readonly [name: string, rows: readonly object[]][]> {
  const found: [string, object[]][] = [];
  for (const [name, { exported }] of Object.entries(personalTables as Record<string, PersonalTable>)) {
    if (!exported) continue;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t`.execute(database.db);
    const own = rows.map(({ row }) => row).filter((row) => exported.by.some((column) => row[column] === id));
    found.push([name, own.map((row) => Object.fromEntries(exported.columns.map((column) => [column, row[column]])))]);
  }
  return found;
}

describe('the download of one’s own data', () => {
  it(
    'holds the rows of every table of the list, the files, and neither secrets nor texts of others',
    async () => {
      const page = await pageOf();
      const wanted = await ownRowsOf(userID);
      const sent = await page.send('/account/data', { current: password });
      expect([sent.statusCode, sent.headers['content-type'], sent.headers['cache-control']]).toEqual([
        200,
        'application/zip',
        'no-store',
      ]);
      const files = await filesOf(sent.rawPayload);
      expect(Object.keys(files).sort()).toEqual(['README.txt', 'data.json', 'files/profile-1.webp']);
      expect(files['files/profile-1.webp']).toBe('picture');
      const data = JSON.parse(files['data.json'] ?? '') as Record<string, object[]>;
      const exported = Object.entries(personalTables).filter(([, table]) => 'exported' in table);
      const removed = ['authenticators', 'passkeys'];
      expect(Object.keys(data).sort()).toEqual(
        exported
          .map(([name]) => name)
          .filter((name) => !removed.includes(name))
          .sort(),
      );
      expect(data.users).toMatchObject([{ id: userID, mobileNumber: '5550199' }]);
      for (const [name, rows] of wanted) expect(textsOf(data[name] ?? []), name).toEqual(textsOf(rows));
      expect(files['data.json']).not.toContain(foreign);
      expect(files['data.json']).not.toContain('$scrypt');
      expect(files['data.json']).not.toMatch(/hash|secret|sealed/);
    },
    slow,
  );

  it(
    'needs the password',
    async () => {
      const page = await pageOf();
      for (const current of ['', 'wrong password']) {
        const refused = await page.send('/account/data', { current });
        expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      }
    },
    slow,
  );

  it(
    'of a person with two-step login needs a recent login',
    async () => {
      const { db } = database;
      const app = { userId: userID, state: 'active', secretSealed: Buffer.from('x'), keyId: 'one' } as const;
      await db.insertInto('authenticators').values(app).execute();
      const old = await (await pageOf(60)).open('/account/data');
      await db.deleteFrom('authenticators').execute();
      expect([old.statusCode, old.headers.location]).toEqual([303, expect.stringContaining('/confirm')]);
    },
    slow,
  );

  it(
    'is limited',
    async () => {
      const page = await pageOf();
      const sent: number[] = [];
      while (sent.length < 4) sent.push((await page.send('/account/data', { current: password })).statusCode);
      expect(sent.at(-1)).toBe(429);
    },
    slow,
  );
});
