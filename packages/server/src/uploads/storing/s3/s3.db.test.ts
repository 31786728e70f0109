import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi, uploadSecret } from '../../../testing/api.ts';
import { bucketSettings, type FakeBucket, signatureOf, startBucket } from '../../../testing/bucket.ts';
import { somePictures } from '../../../testing/uploader.ts';
import { aPerson, type Person } from '../../../testing/world.ts';
import { cleanUploads } from '../../removal/clean.ts';
import { createFiles } from '../create-files.ts';
import { mayReadFiles } from '../may-read-file.ts';
import { type Bucket, openBucket } from './open-bucket.ts';

let bucket: Bucket;
let fake: FakeBucket;
let api: TestApi;
let lina: Person;
let jpeg: Buffer;
beforeAll(async () => {
  fake = await startBucket();
  bucket = await openBucket(bucketSettings(fake.endpoint));
  api = await startApi({ bucket });
  lina = await aPerson(api);
  ({ jpeg } = await somePictures());
}, 60_000);
afterAll(async () => {
  await api?.stop();
  await fake?.stop();
});

interface Grant {
  url: string;
  fields: Record<string, string>;
  token: string;
}
const grantFor = async (bytes: Buffer): Promise<Grant> =>
  (await lina.ask('/files/upload-request/user', { body: { contentType: 'image/jpeg', fileSize: bytes.length } })).json
    .data;

async function post({ url, fields }: Grant, bytes: Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  return (await fetch(url, { method: 'POST', body: form })).status;
}
const use = ({ token }: Grant) => lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token } } });

describe('uploads to a bucket', () => {
  it('are granted as {url, fields} and a token: one key, one type, one length, five minutes, signed as published', async () => {
    const before = Date.now();
    const { url, fields, token } = await grantFor(jpeg);
    expect(url).toMatch(new RegExp(`^${fake.endpoint}/pictures/?$`));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(fields.key).toMatch(/^raw\/u\/[0-9a-f-]{36}$/);
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', jpeg.length, jpeg.length],
        { 'Content-Type': 'image/jpeg' },
        { key: fields.key },
        { bucket: 'pictures' },
      ]),
    );
    const life = Date.parse(policy.expiration) - before;
    expect(life).toBeGreaterThan(290_000);
    expect(life).toBeLessThan(310_000);
    expect(fields['X-Amz-Signature']).toBe(signatureOf(fields.Policy ?? '', fields['X-Amz-Credential'] ?? ''));
    expect(JSON.stringify({ url, fields })).not.toContain('the secret of the bucket');
  });

  it('go past us, and are fetched, written anew and removed when a call first names them', async () => {
    const grant = await grantFor(jpeg);
    expect(await post(grant, jpeg)).toBe(204);
    const saved = await use(grant);
    expect(saved.status, JSON.stringify(saved.json)).toBe(200);
    const key = grant.fields.key?.replace('raw/', '') ?? '';
    expect([...fake.objects.keys()].filter((name) => name.includes(key)).sort()).toEqual(
      [1200, 160, 480].map((width) => `${key}/${width}.webp`),
    );
    const files = createFiles({ linkSecret: uploadSecret, mayRead: mayReadFiles(api.db), folder: api.folder, bucket });
    const served = await files.inject(new URL(saved.json.data.coverPhoto.url).pathname);
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
    expect((await files.inject(`/${key}/7.webp`)).statusCode).toBe(404);
    await files.close();
    expect((await use(grant)).status).toBe(200);
  });

  it('go from the bucket too, a day after another picture took their place', async () => {
    const [old, young] = [await grantFor(jpeg), await grantFor(jpeg)];
    for (const grant of [old, young]) {
      expect(await post(grant, jpeg)).toBe(204);
      expect((await use(grant)).status).toBe(200);
    }
    const stored = ({ fields }: Grant) =>
      [...fake.objects.keys()].filter((name) => name.includes(fields.key?.replace('raw/', '') ?? '')).length;
    const cleanAt = (hours: number) =>
      cleanUploads({ db: api.db, uploads: bucket, now: () => new Date(Date.now() + hours * 3_600_000) });
    await cleanAt(25);
    expect([old, young].map(stored)).toEqual([3, 3]);
    await cleanAt(50);
    expect([old, young].map(stored)).toEqual([0, 3]);
  });

  it('are refused by the policy when anything in it is changed', async () => {
    const grant = await grantFor(jpeg);
    const { fields } = grant;
    const changes: Record<string, string>[] = [
      { key: `raw/u/${randomUUID()}` },
      { 'Content-Type': 'text/html' },
      { 'X-Amz-Signature': 'a'.repeat(64) },
      { acl: 'public-read' },
    ];
    for (const change of changes) expect(await post({ ...grant, fields: { ...fields, ...change } }, jpeg)).toBe(403);
    expect(await post(grant, Buffer.concat([jpeg, jpeg]))).toBe(400);
  });

  it('are refused by us when they are not pictures, were never uploaded, or belong to somebody else', async () => {
    const page = Buffer.from('<!doctype html><body onload=alert(1)>'.padEnd(400));
    const grant = await grantFor(page);
    expect(await post(grant, page)).toBe(204);
    expect(await use(grant)).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    expect([...fake.objects.keys()]).not.toContain(grant.fields.key);
    expect((await use(await grantFor(jpeg))).status).toBe(422);

    const mine = await grantFor(jpeg);
    await post(mine, jpeg);
    const stranger = await aPerson(api);
    const theirs = await stranger.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: mine.token } } });
    expect(theirs.status).toBe(422);
    expect((await use(mine)).status).toBe(200);
  });

  it.each(['cut off', 'busy'] as const)(
    'F14 wait while the bucket is away (%s): a clear 503, everything else goes on, and the same token works later',
    { timeout: 60_000 },
    async (fault) => {
      const grant = await grantFor(jpeg);
      expect(await post(grant, jpeg)).toBe(204);
      const before = (await lina.ask('/user/profile')).json.data.coverPhoto;
      fake.fault = fault;
      const refused = await use(grant);
      expect(refused).toMatchObject({ status: 503, json: { name: 'Unavailable' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const saved = await lina.ask('/user/profile', { method: 'PUT', body: { firstName: 'Lina' } });
      expect([saved.status, saved.json.data.coverPhoto]).toEqual([200, before]);
      expect((await grantFor(jpeg)).token).toMatch(/^[\w-]{43}$/);
      fake.fault = undefined;
      expect((await use(grant)).status).toBe(200);
    },
  );

  it('have no endpoint of ours any more', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/files/upload', payload: '' })).statusCode).toBe(404);
  });
});
