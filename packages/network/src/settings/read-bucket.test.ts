import { describe, expect, it } from 'vitest';
import { originOf, readBucket } from './read-bucket.ts';

const whole = { S3_BUCKET: 'pictures', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the bucket of the settings', () => {
  it('is absent without S3_ variables, and complete with all of them', () => {
    expect(readBucket({})).toBeUndefined();
    const bucket = readBucket(whole);
    expect(bucket).toMatchObject({ bucket: 'pictures', region: 'eu-west-1', endpoint: undefined });
    expect(bucket && originOf(bucket)).toBe('https://pictures.s3.eu-west-1.amazonaws.com');
    const other = readBucket({ ...whole, S3_ENDPOINT: 'https://s3.provider.example/base' });
    expect(other && originOf(other)).toBe('https://s3.provider.example');
  });

  it.each(Object.keys(whole))('is refused without %s, in a sentence that says what to write and no secret', (name) => {
    const refused = () => readBucket({ ...whole, [name]: ' ' });
    expect(refused).toThrow(
      `${name} missing. Write all of S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY`,
    );
    expect(refused).not.toThrow('secret');
  });

  it.each([
    ['S3_BUCKET', 'a;sandbox'],
    ['S3_BUCKET', 'a b'],
    ['S3_REGION', "eu'none'"],
    ['S3_ENDPOINT', 'https://a,b.example'],
  ])('is refused with %s=%s, which would end a directive of the portal’s policy', (name, value) => {
    expect(() => readBucket({ ...whole, [name]: value })).toThrow(
      /take letters, digits, hyphens and dots\. Write them/,
    );
  });

  it('is refused with an endpoint that cannot be an address', () => {
    expect(() => readBucket({ ...whole, S3_ENDPOINT: 'provider' })).toThrow(
      'S3_ENDPOINT is "provider". Write an address',
    );
    expect(() => readBucket({ S3_ENDPOINT: 'https://a.example' })).toThrow('S3_BUCKET');
  });
});
