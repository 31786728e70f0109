import { isPlainHost } from '@wbn/contract';
import { type Environment, SettingError } from './read-setting.ts';

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly endpoint: string | undefined;
}

const needed = {
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const;

/**
 * The bucket for uploads; undefined for the disk, if no S3_ variable is set.
 * @throws SettingError for incomplete settings or an invalid address
 */
export function readBucket(env: Environment): BucketSettings | undefined {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  const values = { endpoint: given('S3_ENDPOINT') } as Record<keyof BucketSettings, string | undefined>;
  for (const [key, name] of Object.entries(needed)) values[key as keyof typeof needed] = given(name);
  if (Object.values(values).every((value) => value === undefined)) return undefined;
  const missing = Object.entries(needed).filter(([key]) => values[key as keyof typeof needed] === undefined);
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name).join(', ');
    throw new SettingError(`${names} missing. Write all of ${Object.values(needed).join(', ')}, or none for the disk.`);
  }
  const { endpoint } = values;
  if (endpoint !== undefined && (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))) {
    throw new SettingError(
      `S3_ENDPOINT is "${endpoint}". Write an address, as in S3_ENDPOINT=https://s3.provider.example.`,
    );
  }
  const bucket = values as unknown as BucketSettings;
  const address = `https://${values.bucket}.s3.${values.region}.amazonaws.com`;
  // The portal's policy names where browsers post files.
  for (const one of [address, originOf(bucket)]) {
    if (!URL.canParse(one) || !isPlainHost(new URL(one).hostname))
      throw new SettingError(
        'S3_BUCKET, S3_REGION and the host of S3_ENDPOINT take letters, digits, hyphens and dots. Write them as in S3_BUCKET=pictures.',
      );
  }
  return bucket;
}

/** The origin to which browsers post files: an Amazon bucket has its own host. */
export const originOf = ({ bucket, region, endpoint }: BucketSettings): string =>
  endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
