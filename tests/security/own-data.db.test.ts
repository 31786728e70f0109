import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type PersonalTable, personalTables, sql } from '@wbn/database';
import { fileReader } from '@wbn/server';
import { aBusiness, aPerson, aThread, type Person, startApi, type TestApi, uploaderFor } from '@wbn/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { hashPassword } from '../../packages/accounts/src/credentials/passwords.ts';
import { personInEveryTable } from '../../packages/accounts/src/testing/person-in-every-table.ts';
import { pathOfKey } from '../../packages/server/src/uploads/storing/file-store.ts';
import { accountSite } from './support/account-site.ts';

/** A person with rows in every table uploads files of every kind and downloads their data; the archive is read file by file. */

const password = 'correct horse battery';
let api: TestApi;
let site: ReturnType<typeof accountSite>;
let person: Person;
beforeAll(async () => {
  api = await startApi();
  site = accountSite(api, { readFile: fileReader(api.folder) });
  const { userID: id } = await personInEveryTable(api.db, { passwordHash: await hashPassword(password, 10) });
  const token = await api.tokenFor(id);
  person = { id, token, ask: (url, options = {}) => api.ask(url, { ...options, as: token }) };
}, 120_000);
afterAll(async () => {
  await site?.accounts.close();
  await api?.stop();
});

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
/** A picture of one colour, by which it is known again. */
const pictureOf = (red: number) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: { r: red, g: 90, b: 7 } } })
    .png()
    .toBuffer();
const redOf = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[0]?.mean ?? -1;

/** Uploads as the pages do, each file for what it is for. Returns the red of each picture. */
async function useFiles(): Promise<number[]> {
  const { upload } = uploaderFor(api, person);
  const reds: number[] = [];
  const uploaded = async (purpose: string, bytes?: Buffer) => {
    if (!bytes) reds.push(30 * (reds.length + 1));
    const type = bytes ? 'application/pdf' : 'image/png';
    const path = `/files/upload-request/${purpose}`;
    const { grant, told } = await upload(bytes ?? (await pictureOf(reds.at(-1) ?? 0)), type, path);
    expect([purpose, told]).toEqual([purpose, { status: 204, name: null }]);
    return { token: grant.token };
  };
  const put = async (url: string, body: object, method: 'PUT' | 'POST' = 'POST') => {
    const { json, status } = await person.ask(url, { method, body });
    expect([url, status], JSON.stringify(json)).toEqual([url, 200]);
  };
  const business = await aBusiness(person, { companyName: 'Atlas Pumps' });
  await put('/user/profile', { coverPhoto: await uploaded('user') }, 'PUT');
  await put('/product', { businessID: business, name: 'Pump', mainImage: await uploaded('business') });
  const evidence = [{ label: 'Register', file: await uploaded('evidence', pdf) }];
  await put(`/business/${business}/verification`, { scopes: ['identity'], evidence });
  const thread = await aThread(person, await aBusiness(await aPerson(api)));
  const attachments = [
    { ...(await uploaded('message')), name: 'Photo' },
    { ...(await uploaded('message', pdf)), name: 'Offer' },
  ];
  await put(`/business/request/${thread}/send-message`, { content: 'See here', attachments });
  // One that nobody uses.
  await uploaded('user');
  return reds;
}

/** How many rows of the person each table of the list has. */
async function ownRowsByTable(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, { exported }] of Object.entries<PersonalTable>(personalTables)) {
    if (!exported) continue;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t`.execute(api.db);
    counts[name] = rows.filter(({ row }) => exported.by.some((column) => row[column] === person.id)).length;
  }
  return counts;
}

/** The files of a zip by name. */
async function filesOf(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(zip);
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}

it('a download of one’s own data has each stored file, byte by byte, and a part for each table of the list', {
  timeout: 120_000,
}, async () => {
  const reds = await useFiles();
  const send = await site.form('/login', person.id, '/account/data');
  // Read before, because the download itself leaves a line in the trail.
  const own = await ownRowsByTable();
  const { answer } = await send({ current: password });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await filesOf(answer.rawPayload);

  const data = JSON.parse(String(files.get('data.json'))) as Record<string, object[]>;
  expect(Object.keys(data).sort()).toEqual(Object.keys(own).sort());
  for (const [name, count] of Object.entries(own)) {
    expect(count, name).toBeGreaterThan(0);
    expect(data[name]?.length, name).toBe(count);
  }

  const uploads = await api.db
    .selectFrom('uploads')
    .select('variants')
    .where('ownerUserId', '=', person.id)
    .where('state', 'in', ['ready', 'used'])
    .execute();
  const stored = uploads.flatMap(({ variants }) => variants.toSorted((one, other) => other.bytes - one.bytes)[0] ?? []);
  const wanted = await Promise.all(
    stored.map(async ({ key }) =>
      (await readFile(pathOfKey(api.folder, key) ?? '').catch(() => Buffer.alloc(0))).toString('base64'),
    ),
  );
  const given = [...files].filter(([name]) => name.startsWith('files/'));
  expect(given.map(([, bytes]) => bytes.toString('base64')).sort()).toEqual(wanted.sort());
  // The row of the list's person names a file that was never stored.
  expect(given.filter(([, bytes]) => bytes.length === 0)).toHaveLength(1);
  const pictures = given.filter(([name, bytes]) => name.endsWith('.webp') && bytes.length > 0);
  const seen = await Promise.all(pictures.map(([, bytes]) => redOf(bytes)));
  expect(seen.length).toBe(reds.length);
  for (const red of reds)
    expect(
      seen.filter((one) => Math.abs(one - red) < 5),
      String(red),
    ).toHaveLength(1);
  const documents = given.filter(([name]) => name.endsWith('.pdf'));
  expect(documents.map(([, bytes]) => bytes.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-']);
});
