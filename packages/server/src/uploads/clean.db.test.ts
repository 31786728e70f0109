import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { somePictures, uploaderFor } from '../testing/uploader.ts';
import { aBusiness, aPdfUpload, aPerson, aProduct, aThread, type Person } from '../testing/world.ts';
import { cleanUploads } from './clean.ts';
import { diskStore } from './file-store.ts';
import { ownEndpoint } from './post-target.ts';
import { useUpload } from './use-upload.ts';

let api: TestApi;
let lina: Person;
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  api = await startApi();
  lina = await aPerson(api);
  ({ png, jpeg } = await somePictures());
}, 60_000);
afterAll(() => api?.stop());

/** Runs the hourly cleanup with a clock that many hours ahead. */
const cleanAt = (hours: number) =>
  cleanUploads({
    db: api.db,
    now: () => new Date(Date.now() + hours * 3_600_000),
    uploads: { store: diskStore(api.folder), target: ownEndpoint('', 'secret') },
  });
const kept = async () => (await api.db.selectFrom('uploads').select('key').execute()).map(({ key }) => key).sort();
const isOnDisk = (key = '') => existsSync(path.join(api.folder, key));

it('an upload that nobody used within a day is removed with its files; used and young uploads stay', async () => {
  const { grantFor, upload } = uploaderFor(api, lina);
  const used = (await upload(png)).grant;
  const unused = (await upload(png)).grant;
  const granted = await grantFor(png);
  await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: used.token } } });

  expect(await cleanAt(23)).toBe(0);
  expect(await kept()).toEqual([used, unused, granted].map(({ fields }) => fields.key).sort());
  expect(await cleanAt(25)).toBe(2);
  expect(await kept()).toEqual([used.fields.key]);
  expect([used, unused].map(({ fields }) => isOnDisk(fields.key))).toEqual([true, false]);
  const late = await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: unused.token } } });
  expect(late.status).toBe(422);
  expect(await cleanAt(25)).toBe(0);
});

it('files of replaced pictures, and of removed products, posts and businesses, go a day after no row names them', async () => {
  const owner = await aPerson(api);
  const { upload } = uploaderFor(api, owner);
  /** Uploads a picture and uses it in a call; returns its key. */
  const named = async (
    url: string,
    bodyOf: (picture: { token: string }) => object,
    method: 'PUT' | 'POST' = 'PUT',
    path = '/files/upload-request/user',
  ) => {
    const { grant } = await upload(jpeg, 'image/jpeg', path);
    const response = await owner.ask(url, { method, body: bodyOf({ token: grant.token }) });
    expect([url, response.status, response.json.fields]).toEqual([url, 200, undefined]);
    return { key: grant.fields.key ?? '', data: response.json.data };
  };
  const business = await aBusiness(owner);
  const [first, second] = [await aProduct(api, business), await aProduct(api, business)];
  const profile = `/business/profile/${business}`;
  const cover = (picture: object) => ({ coverPhoto: picture });

  const mine = { old: await named('/user/profile', cover), new: await named('/user/profile', cover) };
  const general = (profilePhoto: object) => ({ general: { profilePhoto } });
  const theirs = { old: await named(profile, general), new: await named(profile, general) };
  const certificate = await named(profile, (photo) => ({ certificates: [{ name: 'ISO 9001', photo }] }));
  const gone = await named(`/product/${first}`, (picture) => ({ images: [picture] }));
  const image = await named(`/product/${second}`, (picture) => ({ mainImage: picture, photos: [picture] }));
  const timeline = { content: 'At the fair', timelineID: owner.id, timelineType: 'user' };
  const post = await named('/social/posts/make-post', (picture) => ({ ...timeline, picture }), 'POST');
  const thread = await aThread(lina, business);
  const attached = await named(
    `/business/request/${thread}/send-message?bid=${business}`,
    ({ token }) => ({ content: 'See', attachments: [{ token, name: 'a.jpg' }] }),
    'POST',
    '/files/upload-request/message',
  );
  await owner.ask(`/product/${first}`, { method: 'DELETE' });
  await owner.ask('/social/posts/remove-post', { method: 'DELETE', body: { postID: post.data.postID } });

  const abandoned = [mine.old, theirs.old, gone, post].map(({ key }) => key);
  const living = [mine.new, theirs.new, certificate, image, attached].map(({ key }) => key);
  const onDisk = () => [abandoned, living].map((keys) => keys.map(isOnDisk));
  const all = (keys: string[], is: boolean) => keys.map(() => is);
  // The first run marks them as unused. A page that was loaded before may still show them for a day.
  expect(await cleanAt(25)).toBe(0);
  expect(await cleanAt(48)).toBe(0);
  expect(onDisk()).toEqual([all(abandoned, true), all(living, true)]);
  expect(await cleanAt(50)).toBe(abandoned.length);
  expect(onDisk()).toEqual([all(abandoned, false), all(living, true)]);

  // The state after the account site deletes an account with its business (delete-account.ts); what the person wrote stays.
  await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', business).execute();
  await api.db
    .updateTable('users')
    .set({ coverPhotoKey: null, deletedAt: new Date() })
    .where('id', '=', owner.id)
    .execute();
  await cleanAt(100);
  expect(await cleanAt(130)).toBe(4);
  expect(onDisk()).toEqual([all(abandoned, false), [false, false, false, false, true]]);
});

it('a file that comes into use at the moment of the round stays', async () => {
  const { upload } = uploaderFor(api, lina);
  const { grant } = await upload(png);
  const key = grant.fields.key ?? '';
  const put = (token: string) => lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token } } });
  await put(grant.token);
  await put((await upload(png)).grant.token);
  await cleanAt(25);

  const viewer = { userID: lina.id } as Parameters<typeof useUpload>[1];
  let round: Promise<number> | undefined;
  await api.db.transaction().execute(async (trx) => {
    expect(await useUpload(trx, viewer, grant.token)).toBe(key);
    round = cleanAt(60);
    const waits = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%uploads%'`.execute(
          api.db,
        )
      ).rows.length;
    await expect.poll(waits).toBeGreaterThan(0);
    await trx.updateTable('users').set({ coverPhotoKey: key }).where('id', '=', lina.id).execute();
  });
  await round;
  await cleanAt(90);
  await cleanAt(120);
  expect(isOnDisk(key)).toBe(true);
});

it('files that a crash left behind before they were noted go with the upload', async () => {
  const { grantFor } = uploaderFor(api, lina);
  const { fields } = await grantFor(png);
  const key = fields.key ?? '';
  await api.db.updateTable('uploads').set({ state: 'received' }).where('key', '=', key).execute();
  await diskStore(api.folder).put(`${key}/160.webp`, png);
  await cleanAt(25);
  expect(isOnDisk(key)).toBe(false);
});

it('a data sheet stays as long as its product', async () => {
  const owner = await aPerson(api);
  const product = await aProduct(api, await aBusiness(owner));
  const dataSheets = [{ token: await aPdfUpload(api, owner), name: 'Pump.pdf' }];
  const { json } = await owner.ask(`/product/${product}`, { method: 'PUT', body: { dataSheets } });
  const key = json.data.dataSheets[0].url.match(/u\/[0-9a-f-]{36}/)[0];
  for (const hours of [25, 50, 75]) await cleanAt(hours);
  expect(await kept()).toContain(key);
  await owner.ask(`/product/${product}`, { method: 'DELETE' });
  for (const hours of [100, 125]) await cleanAt(hours);
  expect(await kept()).not.toContain(key);
});
