import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@wbn/database';
import { keptLog } from '@wbn/http/testing';
import {
  aBusiness,
  aPerson,
  aPost,
  aProduct,
  optionsFor,
  startApi,
  type TestApi,
  uploaderFor,
} from '@wbn/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../packages/accounts/src/credentials/passwords.ts';
import { sendDue } from '../../packages/server/src/mail/outbox.ts';
import { pruneOutbox } from '../../packages/server/src/mail/prune.ts';
import { folderTransport } from '../../packages/server/src/mail/transport.ts';
import { ownEndpoint } from '../../packages/server/src/uploads/receiving/post-target.ts';
import { cleanUploads } from '../../packages/server/src/uploads/removal/clean.ts';
import { diskStore } from '../../packages/server/src/uploads/storing/file-store.ts';
import { accountSite } from './support/account-site.ts';

/** A person uses the network and deletes the account by its form. The clean-up runs, and then every table and every file is read. */

const mark = 'Zyxwvut';
const email = `${mark.toLowerCase()}@people.example`;
const password = 'correct horse battery';
const log = keptLog();

let api: TestApi;
let site: ReturnType<typeof accountSite>;
let mails: string;
beforeAll(async () => {
  mails = mkdtempSync(path.join(tmpdir(), 'wbn-mails-'));
  api = await startApi({ logger: log.logger });
  site = accountSite(api, { logger: log.logger });
}, 120_000);
afterAll(async () => {
  await site?.accounts.close();
  await api?.stop();
  rmSync(mails, { recursive: true, force: true });
});

/** The files of a folder with their content. */
function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    all.map(({ name, parentPath }) => [path.join(parentPath, name), readFileSync(path.join(parentPath, name))]),
  );
}
const names = (text: string) => text.toLowerCase().includes(mark.toLowerCase());
const holding = (folder: string) =>
  [...filesIn(folder)].filter(([, bytes]) => names(bytes.toString('latin1'))).map(([file]) => file);
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** `table.column` of each value that holds the person's name or address, without the search's frequencies of word stems, which follow within a day. */
async function valuesWithName(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'search_lexeme'`.execute(api.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await sql<{ column: string }>`
      select distinct e.key as column from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) e
      where e.value ilike ${`%${mark}%`} or e.value ilike ${`%${Buffer.from(mark).toString('hex')}%`}`.execute(api.db);
    found.push(...held.rows.map(({ column }) => `${name}.${column}`));
  }
  return found.sort();
}

let colours = 0;
/** A picture that no other one equals. */
const aPicture = () => {
  colours += 1;
  return sharp({ create: { width: 640, height: 400, channels: 3, background: { r: 40 * colours, g: 90, b: 7 } } })
    .png()
    .toBuffer();
};

it('of a person who deletes the account no file, row or log line is left that names them or was theirs', {
  timeout: 120_000,
}, async () => {
  const hash = await hashPassword(password, 10);
  const known = {
    email,
    emailVerifiedAt: new Date(),
    passwordHash: hash,
    lastName: mark,
    username: mark.toLowerCase(),
  };
  const person = await aPerson(api, mark, known);
  const other = await aPerson(api);
  const elsewhere = await aBusiness(other, { companyName: 'Other Works' });
  const business = await aBusiness(person, { companyName: 'Najd Valves' });
  const product = await aProduct(api, business);
  const { upload } = uploaderFor(api, person);
  const uploaded = async (purpose: string) => {
    const { grant, told } = await upload(await aPicture(), 'image/png', `/files/upload-request/${purpose}`);
    expect(told.status).toBe(204);
    return { token: grant.token };
  };
  const put = async (url: string, body: object, method: 'PUT' | 'POST' = 'PUT') => {
    const { json, status } = await person.ask(url, { method, body });
    expect([url, status, json.fields]).toEqual([url, 200, undefined]);
  };
  await put('/user/profile', { coverPhoto: await uploaded('user') });
  await put(`/business/profile/${business}`, { general: { profilePhoto: await uploaded('business') } });
  await put(`/product/${product}`, { mainImage: await uploaded('business') });
  const evidence = [{ label: 'Register', file: await uploaded('evidence') }];
  await put(`/business/${business}/verification`, { scopes: ['identity'], evidence }, 'POST');
  await put('/user/saved-searches', { name: mark, search: { textQuery: 'valve', businessType: 'PR' } }, 'POST');
  await put('/social/connect', { to: elsewhere, message: mark }, 'POST');
  await aPost(person, 'We are at the fair');
  // One that nobody uses, and one that was never sent.
  await uploaded('user');
  await person.ask('/files/upload-request/user', { body: { contentType: 'image/png', fileSize: 1000 } });
  const theirs = new Set([...filesIn(api.folder).values()].map(digest));
  expect(theirs.size).toBeGreaterThan(5);
  expect((await valuesWithName()).length).toBeGreaterThan(5);

  const leave = await site.form('/login', person.id, '/account/delete');
  const { answer, status } = await leave({ current: password, businesses: 'yes' });
  expect(status, answer.body).toBe(200);

  // A network without a mail server keeps its mails as files, until somebody removes them.
  const transport = folderTransport(mails);
  const { sites, tokens } = optionsFor(api.db, api.folder);
  const letter = { sites, tokens, from: 'WBN <no-reply@localhost>', accent: '#0d6639' };
  const outbox = { ...letter, database: api.db, transport, warn: () => {} };
  while ((await sendDue(outbox)) > 0);
  transport.close();
  expect(holding(mails).length).toBeGreaterThan(0);

  const uploads = { store: diskStore(api.folder), target: ownEndpoint('', 'secret') };
  await cleanUploads({ db: api.db, now: () => new Date(), uploads });
  const aDayLater = () => new Date(Date.now() + 25 * 3_600_000);
  await cleanUploads({ db: api.db, now: aDayLater, uploads });
  await sql`update outbox_emails set created_at = now() - interval '31 days'`.execute(api.db);
  await pruneOutbox(api.db);

  const left = [...filesIn(api.folder)].filter(([, bytes]) => theirs.has(digest(bytes))).map(([file]) => file);
  expect(left).toEqual([]);
  expect(holding(api.folder)).toEqual([]);
  expect(log.text().length).toBeGreaterThan(0);
  expect(log.text().split('\n').filter(names)).toEqual([]);
  // The search index follows within seconds.
  await expect.poll(valuesWithName, { timeout: 60_000 }).toEqual([]);
});
