import { dataSheetLimit } from '@wbn/contract';
import { errorText, refusedDocumentText } from '@wbn/contract/error-texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { bucketSettings, type FakeBucket, startBucket } from '../../testing/bucket.ts';
import { somePictures, uploaderFor } from '../../testing/uploader.ts';
import { aBusiness, aPerson, type Person } from '../../testing/world.ts';
import { openBucket } from '../storing/s3/open-bucket.ts';

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
  // A body that was read uses up its grant.
  expect((await post((await grantFor(png)).fields, Buffer.concat([png, png]))).status).toBe(413);
  expect((await post((await grantFor(png)).fields, png)).status).toBe(204);
});

it('the refusal names the limit, in each language', async () => {
  const lina = await aPerson(api);
  const kilobytes = Math.floor(png.length / 1024);
  for (const locale of ['en', 'es', 'it', 'zh', 'ar']) {
    const { message } = (await ask(lina, tooLarge.length, `?locale=${locale}`)).json;
    expect(message.match(/\d+/g), message).toEqual([String(kilobytes)]);
  }
});

it('a refused PDF is refused as a PDF, in each language: too large at the grant, or damaged', async () => {
  const lina = await aPerson(api);
  await aBusiness(lina);
  const type = 'application/pdf';
  const { grantFor, send } = uploaderFor(api, lina);
  const path = '/files/upload-request/business';
  for (const locale of ['en', 'es', 'it', 'zh', 'ar']) {
    const asked = { body: { contentType: type, fileSize: dataSheetLimit + 1 } };
    const damaged = Buffer.from('no document');
    const told = await send((await grantFor(damaged, type, path)).fields, damaged, type, `?locale=${locale}`);
    const messages = [(await lina.ask(`${path}?locale=${locale}`, asked)).json.message, told.json().message];
    for (const message of messages) expect(message).toBe(refusedDocumentText(locale, dataSheetLimit));
  }
  // A PDF where a picture belongs is refused as no picture.
  const { message } = (await lina.ask('/files/upload-request/user', { body: { contentType: type, fileSize: 9 } })).json;
  expect(message).toBe(errorText('UploadRefused', 'en', png.length));
});

it('a bucket gets the same limit', async () => {
  const lina = await aPerson(withBucket);
  expect((await ask(lina, tooLarge.length)).json.name).toBe('UploadRefused');
  const { fields } = (await ask(lina, png.length)).json.data;
  const { conditions } = JSON.parse(Buffer.from(fields.Policy, 'base64').toString());
  expect(conditions).toContainEqual(['content-length-range', png.length, png.length]);
});
