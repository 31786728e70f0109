import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';
import { createFiles } from './create-files.ts';

let api: TestApi;
let lina: Person;
let png: Buffer;
let jpeg: Buffer;
let now = Date.now();
beforeAll(async () => {
  api = await startApi({ now: () => new Date(now) });
  lina = await aPerson(api);
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#3a6ea5' } });
  png = await picture.clone().png().toBuffer();
  jpeg = await picture
    .clone()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(() => api?.stop());

interface Grant {
  fields: Record<string, string>;
  token: string;
}
const grantFor = async (bytes: Buffer, contentType = 'image/png', path = '/files/upload-request/user') =>
  (await lina.ask(path, { body: { contentType, fileSize: bytes.length } })).json.data as Grant;

/** A multipart body as a browser writes it. */
function form(fields: Record<string, string>, bytes: Buffer, contentType: string) {
  const boundary = `wbn${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: ${contentType}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
const post = async (fields: Record<string, string>, bytes: Buffer, contentType = 'image/png') => {
  const told = await api.app.inject({ method: 'POST', url: '/files/upload', ...form(fields, bytes, contentType) });
  return { status: told.statusCode, name: told.body === '' ? null : told.json().name };
};
const upload = async (bytes: Buffer, contentType = 'image/png') => {
  const grant = await grantFor(bytes, contentType);
  return { grant, told: await post(grant.fields, bytes, contentType) };
};
const stateOf = async (key: string | undefined) =>
  await api.db
    .selectFrom('uploads')
    .select(['state', 'refusedReason'])
    .where('key', '=', key ?? '')
    .executeTakeFirst();

/** A PNG of one colour: small as a file, huge in memory. */
function flatPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

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
    const told = await lina.ask('/user/profile-photo/upload-validate', { body: { token: grant.token } });
    const photo = told.json.data.profilePhoto;
    expect(photo.versions).toHaveLength(3);
    expect((await lina.ask('/user/profile')).json.data.profilePhoto).toEqual(photo);
    const files = createFiles({ folder: api.folder });
    for (const { url } of [photo, ...photo.versions]) {
      const served = await files.inject({ url: new URL(url).pathname });
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width, exif } = await sharp(served.rawPayload).metadata();
      expect(width).toBeLessThanOrEqual(640);
      expect(exif).toBeUndefined();
    }
    await files.close();
  });

  it('R-146 becomes a cover by PUT user/profile, and the pictures of a business', async () => {
    const { grant, told } = await upload(png);
    expect(told.status).toBe(204);
    const saved = await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: grant.token } } });
    expect(saved.json.data.coverPhoto.url).toContain(grant.fields.key);
    const logo = (await upload(png)).grant.token;
    const id = await aBusiness(lina, { profilePhoto: { token: logo } } as object);
    expect((await api.ask(`/business/profile/${id}`)).json.data.general.profilePhoto.versions).toHaveLength(3);
  });

  it('is only for who got the grant, and only once it has arrived', async () => {
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
    expect((await post(fields, Buffer.alloc(512_000, 1))).status).toBe(422);
    expect((await post(fields, png.subarray(0, 100))).status).toBe(422);
    expect((await post(fields, Buffer.alloc(0))).status).toBe(422);
    expect((await post(fields, png, 'text/html')).status).toBe(422);
    expect((await post(fields, png)).status).toBe(204);
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

describe('a file that is no picture of its type', () => {
  const hostile = (): [string, Buffer, string][] => [
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/png'],
    ['HTML', Buffer.from('<!doctype html><html><body onload=alert(1)>'.padEnd(200)), 'image/png'],
    ['a PNG granted as JPEG', png, 'image/jpeg'],
    ['a PNG with a zip behind it', Buffer.concat([png, Buffer.from('PK\u0003\u0004payload')]), 'image/png'],
    ['a JPEG with a jar behind it', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')]), 'image/jpeg'],
    [
      'a JPEG that is a script',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x2f, 0x2a]), jpeg.subarray(6)]),
      'image/jpeg',
    ],
    [
      'a JPEG with markup in a comment',
      Buffer.concat([jpeg.subarray(0, 2), comment('<script>alert(1)</script>'), jpeg.subarray(2)]),
      'image/jpeg',
    ],
    ['a truncated PNG', png.subarray(0, png.length - 20), 'image/png'],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length - 200), 'image/jpeg'],
    ['a GIF', Buffer.from('GIF89a'.padEnd(100, '\0')), 'image/png'],
    ['a bomb of 400 Mpx', flatPng(20_000), 'image/png'],
    ['noise', Buffer.alloc(3000, 7), 'image/webp'],
  ];
  const comment = (text: string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length + 2);
    return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
  };

  it('is refused and never stored: SVG, HTML, polyglots, truncated files, bombs', async () => {
    const before = process.memoryUsage().rss;
    for (const [what, bytes, type] of hostile()) {
      const { grant, told } = await upload(bytes, type);
      expect(told, what).toEqual({ status: 422, name: 'UploadRefused' });
      expect(await stateOf(grant.fields.key), what).toMatchObject({
        state: 'refused',
        refusedReason: expect.any(String),
      });
      const use = await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: grant.token } } });
      expect(use.status, what).toBe(422);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('but odd pictures are taken: one pixel, grey, with an alpha channel, CMYK', async () => {
    const make = (width: number, channels: 3 | 4) =>
      sharp({ create: { width, height: 1, channels, background: '#888' } });
    expect((await upload(await make(1, 4).png().toBuffer())).told.status).toBe(204);
    expect((await upload(await make(900, 3).greyscale().png().toBuffer())).told.status).toBe(204);
    expect((await upload(await make(900, 4).webp().toBuffer(), 'image/webp')).told.status).toBe(204);
    const cmyk = await make(900, 3).toColorspace('cmyk').jpeg().toBuffer();
    expect((await upload(cmyk, 'image/jpeg')).told.status).toBe(204);
  });
});

describe('the files origin', () => {
  it('serves nothing but files of known kinds below its folder', async () => {
    const files = createFiles({ folder: api.folder });
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
      expect(served.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
    await files.close();
  });
});
