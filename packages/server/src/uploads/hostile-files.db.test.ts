import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { somePictures, uploaderFor } from '../testing/uploader.ts';
import { aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let lina: Person;
let png: Buffer;
let jpeg: Buffer;
let upload: ReturnType<typeof uploaderFor>['upload'];
beforeAll(async () => {
  api = await startApi();
  lina = await aPerson(api);
  ({ png, jpeg } = await somePictures());
  ({ upload } = uploaderFor(api, lina));
}, 60_000);
afterAll(() => api?.stop());

const stateOf = (key: string | undefined) =>
  api.db
    .selectFrom('uploads')
    .select(['state', 'refusedReason'])
    .where('key', '=', key ?? '')
    .executeTakeFirst();

/** A PNG of one colour: small as a file, huge in memory. */
function flatPng(width: number, height = width): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a file that is not a picture of its type', () => {
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
    ['a line of 65,535 pixels', flatPng(65_536, 1), 'image/png'],
    ['an empty file by its bytes', Buffer.from([0]), 'image/png'],
    ['a PNG that says to be two', Buffer.concat([png, png]), 'image/png'],
    [
      'a WebP whose length is a lie',
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'), png]),
      'image/webp',
    ],
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
      const { grant, told: response } = await upload(bytes, type);
      expect(response, what).toEqual({ status: 422, name: 'UploadRefused' });
      expect(await stateOf(grant.fields.key), what).toMatchObject({
        state: 'refused',
        refusedReason: expect.any(String),
      });
      const use = await lina.ask('/user/profile', { method: 'PUT', body: { coverPhoto: { token: grant.token } } });
      expect(use.status, what).toBe(422);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('of many frames keeps its first frame, and no place where it was taken', async () => {
    const frames = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sharp({ create: { width: 60, height: 60, channels: 3, background: { r: index, g: 99, b: 200 } } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    const gps = await sharp(jpeg)
      .withExif({ IFD3: { GPSLatitude: '24/1 42/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(gps).metadata()).exif?.length).toBeGreaterThan(0);
    for (const [bytes, type] of [
      [moving, 'image/webp'],
      [gps, 'image/jpeg'],
    ] as const) {
      const { grant, told: response } = await upload(bytes, type);
      expect(response.status).toBe(204);
      const stored = await sharp(path.join(api.folder, grant.fields.key ?? '', '480.webp')).metadata();
      expect(stored).toMatchObject({ format: 'webp' });
      expect([stored.pages ?? 1, stored.exif, stored.xmp]).toEqual([1, undefined, undefined]);
    }
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
