import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { bucketSettings, type FakeBucket, startBucket } from '../testing/bucket.ts';
import { somePictures, uploaderFor } from '../testing/uploader.ts';
import { aPerson, type Person } from '../testing/world.ts';
import { openBucket } from './s3/open-bucket.ts';

let api: TestApi;
let withBucket: TestApi;
let fake: FakeBucket;
let png: Buffer;
let tooLarge: Buffer;
beforeAll(async () => {
  ({ png } = await somePictures());
  tooLarge = Buffer.concat([png, Buffer.alloc(1)]);
  fake = await startBucket();
  const bucket = await openBucket(bucketSettings(fake.endpoint));
  const uploadLimit = png.length;
  [api, withBucket] = await Promise.all([startApi({ uploadLimit }), startApi({ uploadLimit, bucket })]);
}, 120_000);
afterAll(async () => {
  await Promise.all([api?.stop(), withBucket?.stop(), fake?.stop()]);
});

const ask = (person: Person, fileSize: number, query = '') =>
  person.ask(`/files/upload-request/user${query}`, { body: { contentType: 'image/png', fileSize } });

it('a file of the allowed size is taken; one byte more is refused, at the grant and at its end', async () => {
  const lina = await aPerson(api);
  const { grantFor, post } = uploaderFor(api, lina);
  expect((await ask(lina, tooLarge.length)).json.name).toBe('UploadRefused');
  const { fields } = await grantFor(png);
  expect([413, 422]).toContain((await post(fields, tooLarge)).status);
  expect((await post(fields, Buffer.concat([png, png]))).status).toBe(413);
  expect((await post(fields, png)).status).toBe(204);
});

it('the refusal names the limit, in each language', async () => {
  const lina = await aPerson(api);
  const kilobytes = Math.floor(png.length / 1024);
  for (const locale of ['en', 'es', 'it', 'zh', 'ar']) {
    const { message } = (await ask(lina, tooLarge.length, `?locale=${locale}`)).json;
    expect(message.match(/\d+/g), message).toEqual([String(kilobytes)]);
  }
});

it('a bucket gets the same limit', async () => {
  const lina = await aPerson(withBucket);
  expect((await ask(lina, tooLarge.length)).json.name).toBe('UploadRefused');
  const { fields } = (await ask(lina, png.length)).json.data;
  const { conditions } = JSON.parse(Buffer.from(fields.Policy, 'base64').toString());
  expect(conditions).toContainEqual(['content-length-range', png.length, png.length]);
});
