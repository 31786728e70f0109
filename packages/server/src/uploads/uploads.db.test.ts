import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { sql } from '@wbn/database';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi, uploadSecret } from '../testing/api.ts';
import { somePictures, uploaderFor } from '../testing/uploader.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';
import { maxPdfs } from './checking/pdf-files.ts';
import { createFiles } from './storing/create-files.ts';
import { mayReadFiles } from './storing/may-read-file.ts';

let api: TestApi;
let lina: Person;
let png: Buffer;
let jpeg: Buffer;
let grantFor: ReturnType<typeof uploaderFor>['grantFor'];
let post: ReturnType<typeof uploaderFor>['post'];
let upload: ReturnType<typeof uploaderFor>['upload'];
let now = Date.now();
beforeAll(async () => {
  api = await startApi({ now: () => new Date(now) });
  lina = await aPerson(api);
  ({ png, jpeg } = await somePictures());
  ({ grantFor, post, upload } = uploaderFor(api, lina));
}, 60_000);
afterAll(() => api?.stop());

let origin: string | undefined;
const listening = async (): Promise<string> => {
  origin ??= await api.app.listen({ port: 0, host: '127.0.0.1' });
  return origin;
};

/** The beginning of a post of so many bytes, whose other bytes never come. */
function unfinished(to: string, fields: Record<string, string>, length: number, type = 'image/png') {
  const boundary = 'wbn-unfinished';
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`;
  const asked = request(`${to}/files/upload`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(length) },
  });
  asked.on('error', () => {});
  asked.write(`${head.join('')}${file}\x89PNG`);
  return asked;
}

const stateOf = async ({ key = '' }: Record<string, string>) =>
  (await api.db.selectFrom('uploads').select('state').where('key', '=', key).executeTakeFirstOrThrow()).state;

describe('a grant', () => {
  it('R-363 is a signed post and a token, for PNG, JPEG and WebP of 1 to 512,000 bytes', async () => {
    const ask = (contentType: string, fileSize: number) =>
      lina.ask('/files/upload-request/business', { body: { contentType, fileSize } });
    for (const [type, size] of [
      ['image/png', 1],
      ['image/jpeg', 512_000],
      ['image/webp', 10],
    ] as const) {
      const { json } = await ask(type, size);
      expect(json.data).toEqual({
        url: 'http://localhost:8081/files/upload',
        fields: expect.any(Object),
        token: expect.any(String),
      });
    }
    for (const [type, size] of [
      ['image/png', 0],
      ['image/png', 512_001],
      ['image/svg+xml', 10],
      ['text/html', 10],
      ['image/gif', 10],
    ] as const) {
      expect(await ask(type, size)).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    }
  });
});

describe('an upload', () => {
  it('R-145 becomes the profile photo: grant, post, validate; stored anew as WebP, without what the file told', async () => {
    const grant = await grantFor(jpeg, 'image/jpeg', '/user/profile-photo/upload-request');
    expect((await post(grant.fields, jpeg, 'image/jpeg')).status).toBe(204);
    const response = await lina.ask('/user/profile-photo/upload-validate', { body: { token: grant.token } });
    const photo = response.json.data.profilePhoto;
    expect(photo.versions).toHaveLength(3);
    expect((await lina.ask('/user/profile')).json.data.profilePhoto).toEqual(photo);
    const files = createFiles({ linkSecret: uploadSecret, mayRead: mayReadFiles(api.db), folder: api.folder });
    for (const { url } of [photo, ...photo.versions]) {
      const served = await files.inject({ url: new URL(url).pathname });
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width, exif } = await sharp(served.rawPayload).metadata();
      expect(width).toBeLessThanOrEqual(640);
      expect(exif).toBeUndefined();
    }
    await files.close();
  });

  it('R-146 becomes a cover by PUT user/profile, and the pictures of a business', async () => {
    const { grant, told: response } = await upload(png);
    expect(response.status).toBe(204);
    const saved = await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: grant.token } } });
    expect(saved.json.data.coverPhoto.url).toContain(grant.fields.key);
    const logo = (await upload(png)).grant.token;
    const id = await aBusiness(lina, { profilePhoto: { token: logo } } as object);
    expect((await api.ask(`/business/profile/${id}`)).json.data.general.profilePhoto.versions).toHaveLength(3);
  });

  it('is only for the person with the grant, and only after it has arrived', async () => {
    const { grant } = await upload(png);
    const stranger = await aPerson(api);
    const use = (person: Person, token: string) =>
      person.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token } } });
    expect(await use(stranger, grant.token)).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    expect((await use(lina, (await grantFor(png)).token)).status).toBe(422);
    expect((await use(lina, 'no such token')).status).toBe(422);
  });

  it('is refused with a changed key, type or policy, a bad signature, a further field, after its time and twice', async () => {
    const { fields } = await grantFor(png);
    const policy = JSON.parse(Buffer.from(fields.policy ?? '', 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...policy, key: `u/${randomUUID()}` })).toString('base64url');
    const changes: Record<string, string>[] = [
      { key: `u/${randomUUID()}` },
      { key: '../../etc/passwd' },
      { 'Content-Type': 'text/html' },
      { policy: forged },
      { policy: forged, key: JSON.parse(Buffer.from(forged, 'base64url').toString()).key },
      { signature: 'A'.repeat(43) },
      { signature: '' },
      { acl: 'public-read' },
    ];
    for (const change of changes) {
      expect(await post({ ...fields, ...change }, png), JSON.stringify(change)).toEqual({
        status: 403,
        name: 'Forbidden',
      });
    }
    now += 5 * 60_000 + 1;
    expect((await post(fields, png)).status).toBe(403);
    now = Date.now();
    expect((await post(fields, png)).status).toBe(204);
    expect(await post(fields, png)).toEqual({ status: 409, name: 'Conflict' });
  });

  it('is refused when it is larger than a file may be, of another length or of another type than granted', async () => {
    const { fields } = await grantFor(png);
    expect((await post(fields, Buffer.alloc(600_000, 1))).status).toBe(413);
    expect((await post(fields, Buffer.alloc(512_000, 1))).status).toBe(413);
    expect((await post(fields, png, 'text/html')).status).toBe(422);
    expect((await post(fields, png)).status).toBe(204);
    const large = Buffer.alloc(100_000, 1);
    for (const other of [large.subarray(1), large.subarray(50_000), Buffer.alloc(0), Buffer.concat([large, png])])
      expect((await post((await grantFor(large)).fields, other)).status).toBeOneOf([413, 422]);
  });

  it('is read once for each grant, however many posts of another length come at once or later', async () => {
    const granted = Buffer.alloc(300_000, 1);
    const { fields } = await grantFor(granted);
    const told = await Promise.all(Array.from({ length: 20 }, () => post(fields, granted.subarray(1))));
    expect(told.filter(({ name }) => name === 'UploadRefused')).toHaveLength(1);
    expect(told.filter(({ name }) => name === 'Conflict')).toHaveLength(19);
    expect((await post(fields, granted)).name).toBe('Conflict');
  });

  it('may be sent again when the connection broke', async () => {
    const { fields } = await grantFor(png);
    const origin = await listening();
    const asked = unfinished(origin, fields, png.length + 2_000);
    const state = () => stateOf(fields);
    await expect.poll(state).toBe('received');
    expect((await post(fields, png)).status).toBe(409);
    asked.destroy();
    await expect.poll(state).toBe('granted');
    expect((await post(fields, png)).status).toBe(204);
  });

  it('is not read before its signature is ours and its grant waits: bytes that never come are not waited for', async () => {
    const origin = await listening();
    const { fields } = await grantFor(png);
    const begin = async (changed: Record<string, string>, length: number) => {
      const asked = unfinished(origin, { ...fields, ...changed }, length);
      const [answer] = await once(asked, 'response');
      asked.destroy();
      return answer.statusCode;
    };
    const length = png.length + 2_000;
    expect(await begin({ signature: 'A'.repeat(43) }, length)).toBe(403);
    expect(await begin({}, 400_000)).toBe(413);
    expect(await begin({}, png.length - 1)).toBe(422);
    expect((await post(fields, png)).status).toBe(204);
    expect(await begin({}, length)).toBe(409);
  });

  it('must be a multipart post with one file', async () => {
    for (const [payload, type, status] of [
      ['{}', 'application/json', 415],
      ['a=b', 'application/x-www-form-urlencoded', 415],
      ['--x\r\nnonsense', 'multipart/form-data; boundary=x', 400],
      ['', 'multipart/form-data', 400],
    ] as const) {
      const told = await api.app.inject({
        method: 'POST',
        url: '/files/upload',
        payload,
        headers: { 'content-type': type },
      });
      expect(told.statusCode, `${type}: ${told.body}`).toBe(status);
    }
  });
});

describe.runIf(existsSync('/dev/full'))('a disk without room (F7)', () => {
  it('is answered with 503 and a time, leaves no half file, and the same post is taken once there is room', async () => {
    const files = createFiles({ linkSecret: uploadSecret, mayRead: mayReadFiles(api.db), folder: api.folder });
    const kept = (await upload(png)).grant.fields.key;
    const { fields, token } = await grantFor(png);
    // The file that the store writes next is a device without space: the system's own ENOSPC.
    const folder = path.join(api.folder, fields.key ?? '');
    const unfinished = path.join(folder, `160.webp.${process.pid}.part`);
    mkdirSync(folder, { recursive: true });
    symlinkSync('/dev/full', unfinished);
    expect(await post(fields, png)).toEqual({ status: 503, name: 'Unavailable' });
    expect(readdirSync(folder)).toEqual([]);
    const use = () => lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token } } });
    expect((await use()).status).toBe(422);
    expect((await files.inject({ url: `/${kept}/160.webp` })).statusCode).toBe(200);
    expect((await lina.ask('/user/profile')).status).toBe(200);
    expect((await post(fields, png)).status).toBe(204);
    expect((await use()).status).toBe(200);
    await files.close();
  });
});

describe('a data sheet', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const ask = (person: Person) =>
    person.ask('/files/upload-request/business', { body: { contentType: 'application/pdf', fileSize: pdf.length } });

  it('is granted to members of a business alone, because everybody may read it under our name', async () => {
    expect(await ask(await aPerson(api))).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    const owner = await aPerson(api);
    await aBusiness(owner);
    expect((await ask(owner)).status).toBe(200);
  });

  it('that does not come takes no room from others, also when many begin', async () => {
    const size = 10_000_000;
    const slow = [];
    for (let n = 0; n < 8; n += 1) {
      const owner = await aPerson(api);
      await aBusiness(owner);
      const body = { contentType: 'application/pdf', fileSize: size };
      const { json } = await owner.ask('/files/upload-request/business', { body });
      const { fields } = json.data as { fields: Record<string, string> };
      slow.push({ fields, asked: unfinished(await listening(), fields, size + 2_000, 'application/pdf') });
    }
    for (const { fields } of slow) await expect.poll(() => stateOf(fields)).toBe('received');
    expect((await upload(png)).told.status).toBe(204);
    for (const { asked } of slow) asked.destroy();
    for (const { fields } of slow) await expect.poll(() => stateOf(fields)).toBe('granted');
  });

  it('that comes too slowly is cut, and may come once more', async () => {
    const { fields } = await grantFor(png);
    const asked = unfinished(await listening(), fields, png.length + 2_000);
    await new Promise<void>((cut) => asked.once('close', () => cut()));
    await expect.poll(() => stateOf(fields)).toBe('granted');
    expect((await post(fields, png)).status).toBe(204);
  }, 30_000);

  it('whose connection breaks again is paid like another one, and refused once nothing is left to pay', async () => {
    const limited = await startApi({ limits: 'on' });
    const person = await aPerson(limited);
    const { grantFor } = uploaderFor(limited, person);
    const { fields } = await grantFor(png);
    const state = async () => {
      const row = limited.db
        .selectFrom('uploads')
        .select('state')
        .where('key', '=', fields.key ?? '');
      return (await row.executeTakeFirstOrThrow()).state;
    };
    const left = async () => {
      const { rows } = await sql<{ tokens: number }>`
        select tokens from rate_limit_buckets where bucket = ${`uploadBytes:user:${person.id}`}`.execute(limited.db);
      return rows[0]!.tokens;
    };
    const origin = await limited.app.listen({ port: 0, host: '127.0.0.1' });
    async function breakOff(): Promise<void> {
      const asked = unfinished(origin, fields, png.length + 2_000);
      await expect.poll(state).toBe('received');
      asked.destroy();
      await expect.poll(state).not.toBe('received');
    }
    const empty = () =>
      sql`update rate_limit_buckets set tokens = 0, updated_at = now() + interval '1 hour'
      where bucket like 'uploadBytes:%'`.execute(limited.db);
    await empty();
    await breakOff();
    expect(await state()).toBe('granted');
    expect(await left()).toBe(0);
    await sql`update rate_limit_buckets set tokens = 50000, updated_at = now() where bucket like 'uploadBytes:%'`.execute(
      limited.db,
    );
    await breakOff();
    expect(await state()).toBe('granted');
    expect(await left()).toBeLessThan(50_000);
    await empty();
    await breakOff();
    expect(await state()).toBe('refused');
    await limited.stop();
  }, 60_000);
});

it('more documents at once than may wait are answered with 503 and a time, and their grants stay good', async () => {
  const type = 'application/pdf';
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const grants = [];
  for (let n = 0; n < maxPdfs + 3; n += 1) grants.push(await grantFor(pdf, type, '/files/upload-request/message'));
  const told = await Promise.all(grants.map(async (grant) => ({ grant, told: await post(grant.fields, pdf, type) })));
  const refused = told.filter(({ told: { status } }) => status !== 204);
  for (const one of refused) expect(one.told).toEqual({ status: 503, name: 'Unavailable' });
  expect(refused.length).toBeGreaterThan(0);
  for (const { grant } of refused) expect((await post(grant.fields, pdf, type)).status).toBe(204);
});

describe('the files origin', () => {
  it.each([true, false])(
    'says by HSTS whether it is reached over TLS (%s), for what is missing too',
    async (isSecure) => {
      const files = createFiles({
        linkSecret: uploadSecret,
        mayRead: mayReadFiles(api.db),
        folder: api.folder,
        isSecure,
      });
      const { headers } = await files.inject('/nothing.webp');
      expect(headers['strict-transport-security']).toBe(isSecure ? 'max-age=31536000; includeSubDomains' : undefined);
      await files.close();
    },
  );

  it('serves nothing but files of known kinds below its folder', async () => {
    const files = createFiles({ linkSecret: uploadSecret, mayRead: mayReadFiles(api.db), folder: api.folder });
    for (const url of [
      '/',
      '/u',
      '/../package.json',
      '/%2e%2e/package.json',
      '/u/..%2f..%2fx.webp',
      '/.env',
      '/x.html',
      '/%00.webp',
      '/nothing.webp',
    ]) {
      const served = await files.inject({ url });
      expect(served.statusCode, url).toBe(404);
      expect(served.headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      );
    }
    await files.close();
  });
});
