import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { somePictures, uploaderFor } from '../../testing/uploader.ts';
import { aBusiness, aMember, aPdfUpload, aPerson, aProduct, aThread, type Person } from '../../testing/world.ts';
import { ownEndpoint } from '../receiving/post-target.ts';
import { diskStore } from '../storing/file-store.ts';
import { useUpload } from '../use-upload.ts';
import { cleanUploads } from './clean.ts';

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

  // The state after the account site deletes an account with its business (delete-account.ts); the person's texts stay.
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

describe('after an operator’s act', () => {
  const token = async (person: Person) => {
    const { grant } = await uploaderFor(api, person).upload(png);
    return { token: grant.token, key: grant.fields.key ?? '' };
  };
  const withheld = (key: string) => `private/withheld/${key}`;
  const operators = () => aPerson(api, 'Olga', { role: 'operator' });
  /** A business with a picture in its profile, its product and a post; and the picture of its owner. */
  async function pictured() {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const product = await aProduct(api, business);
    const [profile, image, sheet, post, own] = [
      await token(owner),
      await token(owner),
      { token: await aPdfUpload(api, owner), key: '' },
      await token(owner),
      await token(owner),
    ];
    const put = (url: string, body: object) => owner.ask(url, { method: 'PUT', body });
    await put(`/business/profile/${business}`, { general: { profilePhoto: { token: profile.token } } });
    const dataSheets = [{ token: sheet.token, name: 'Pump.pdf' }];
    const { json } = await put(`/product/${product}`, { mainImage: { token: image.token }, dataSheets });
    sheet.key = json.data.dataSheets[0].url.match(/u\/[0-9a-f-]{36}/)[0];
    await diskStore(api.folder).put(`${sheet.key}/file.pdf`, png);
    const at = { content: 'Fair', timelineID: business, timelineType: 'business', businessID: business };
    const made = await owner.ask('/social/posts/make-post', { body: { ...at, picture: { token: post.token } } });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    await put('/user/profile', { coverPhoto: { token: own.token } });
    return { owner, business, product, profile, image, sheet, post, own };
  }

  it('files of a suspended business are at no public address until it is restored, and no other file moves', async () => {
    const operator = await operators();
    const { business, own, ...rest } = await pictured();
    const files = [rest.profile, rest.image, rest.sheet, rest.post];
    const suspend = async (suspended: boolean) => {
      const body = suspended ? { suspended, reason: 'Not who they say' } : { suspended };
      const { status } = await operator.ask(`/operator/businesses/${business}/suspension`, { body });
      expect(status).toBe(200);
      await cleanAt(0);
    };
    await suspend(true);
    expect(files.map(({ key }) => [isOnDisk(key), isOnDisk(withheld(key))])).toEqual(files.map(() => [false, true]));
    expect(isOnDisk(own.key)).toBe(true);
    // A second round, and one of another process, leave them.
    await Promise.all([cleanAt(0), cleanAt(30)]);
    expect(files.map(({ key }) => isOnDisk(withheld(key)))).toEqual(files.map(() => true));
    await suspend(false);
    expect(files.map(({ key }) => [isOnDisk(key), isOnDisk(withheld(key))])).toEqual(files.map(() => [true, false]));
  });

  it('the pictures of a suspended person, and on their timeline, are withheld too', async () => {
    const operator = await operators();
    const { owner, own, profile } = await pictured();
    const wall = await token(owner);
    const at = { content: 'Mine', timelineID: owner.id, timelineType: 'user' };
    await owner.ask('/social/posts/make-post', { body: { ...at, picture: { token: wall.token } } });
    for (const suspended of [true, false]) {
      const body = suspended ? { suspended, reason: 'Spam' } : { suspended };
      expect((await operator.ask(`/operator/users/${owner.id}/suspension`, { body })).status).toBe(200);
      await cleanAt(0);
      for (const { key } of [own, wall])
        expect([isOnDisk(key), isOnDisk(withheld(key))]).toEqual([!suspended, suspended]);
      expect(isOnDisk(profile.key)).toBe(true);
    }
  });

  it.each(['product', 'post', 'business'] as const)(
    'files of a removed %s go in the next round, but not what another row names',
    async (type) => {
      const operator = await operators();
      const { owner, business, product, ...rest } = await pictured();
      const { id: post } = await api.db
        .selectFrom('posts')
        .select('id')
        .where('timelineId', '=', business)
        .executeTakeFirstOrThrow();
      const ids = { product, post, business };
      // The owner’s cover is the picture of the thing, too.
      const shared = { product: rest.image, post: rest.profile, business: rest.profile }[type];
      await owner.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: shared.token } } });
      const body = { resourceType: type, resourceID: ids[type], reason: 'abuse', details: 'Look' };
      expect((await lina.ask('/moderation/report', { body })).status).toBe(200);
      const { id } = await api.db
        .selectFrom('reports')
        .select('id')
        .where('resourceId', '=', ids[type])
        .executeTakeFirstOrThrow();
      expect(
        (await operator.ask(`/operator/reports/${id}`, { body: { decision: 'act', acts: ['remove'] } })).status,
      ).toBe(200);
      await cleanAt(0);
      const gone = { product: [rest.sheet], post: [rest.post], business: [rest.image, rest.sheet, rest.post] }[type];
      expect(gone.map(({ key }) => isOnDisk(key))).toEqual(gone.map(() => false));
      expect(isOnDisk(shared.key)).toBe(true);
    },
  );
});

it('pictures on the timeline of a deleted person go at once, those of a post of their business stay', async () => {
  const business = await aBusiness(await aPerson(api));
  const person = await aMember(api, business, 'admin');
  const pictures: string[] = [];
  for (const place of [
    { timelineID: person.id, timelineType: 'user' },
    { timelineID: business, timelineType: 'business', businessID: business },
  ]) {
    const { grant } = await uploaderFor(api, person).upload(png);
    const at = { content: 'Fair', ...place };
    const made = await person.ask('/social/posts/make-post', { body: { ...at, picture: { token: grant.token } } });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    pictures.push(grant.fields.key ?? '');
  }
  // As the account site deletes an account (delete-account.ts, belongings.ts).
  await api.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', person.id).execute();
  await api.db.updateTable('uploads').set({ checkSoon: true }).where('ownerUserId', '=', person.id).execute();
  await cleanAt(0);
  expect(pictures.map((key) => isOnDisk(key))).toEqual([false, true]);
});
