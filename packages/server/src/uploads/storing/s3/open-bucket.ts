import type { Readable } from 'node:stream';
import { fail } from '../../../fail.ts';
import type { PostTarget } from '../../receiving/post-target.ts';
import { cacheControlOf } from '../cache-control.ts';
import type { FileStore } from '../file-store.ts';

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The endpoint of a provider other than Amazon, e.g. https://s3.provider.example; bucket names are part of the path. */
  readonly endpoint?: string | undefined;
}

export interface Bucket {
  readonly store: FileStore;
  readonly target: PostTarget;
  /** A stored file for the files origin; null if it does not exist. */
  read(key: string): Promise<{ body: Readable; bytes: number } | null>;
}

/** Unchecked uploads have a separate prefix, which the files origin never serves. */
const rawKey = (key: string): string => `raw/${key}`;

/**
 * Opens a bucket of S3 or a compatible service. Only this module loads the SDK, so a network on a disk never does. Sends no request before
 * first use. The original of an upload is removed once it is re-encoded; pictures have the same keys as on a disk.
 */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command, CopyObjectCommand } =
    await import('@aws-sdk/client-s3');
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  const { bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
  });
  const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);
  const read = async (Key: string) => {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return { body: Body as Readable, bytes: ContentLength ?? 0 };
    } catch (error) {
      return isMissing(error) ? null : away(error);
    }
  };
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(away);
  };
  return {
    read,
    store: {
      async put(Key, Body) {
        const CacheControl = cacheControlOf(Key);
        const ContentType = typeOf(Key);
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl })).catch(away);
      },
      async move(key, to) {
        const CopySource = `${Bucket}/${key}`;
        const kind = {
          ContentType: typeOf(to),
          CacheControl: cacheControlOf(to),
          MetadataDirective: 'REPLACE',
        } as const;
        const copied = await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource, ...kind })).then(
          () => true,
          (error) => (isMissing(error) ? false : away(error)),
        );
        if (copied) await remove(key);
        else if ((await read(to)) === null) throw new Error('A file that is to be moved is not in the bucket.');
      },
      async removeAll(key) {
        // An upload has only a few files, so one page of names holds them all.
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${key}/` }));
        for (const { Key } of Contents) if (Key !== undefined) await remove(Key);
      },
    },
    target: {
      sign: ({ key, contentType, bytes, expires }) =>
        createPresignedPost(client, {
          Bucket,
          Key: rawKey(key),
          Fields: { 'Content-Type': contentType },
          Conditions: [['content-length-range', bytes, bytes]],
          Expires: Math.max(1, Math.round((expires - Date.now()) / 1000)),
        }),
      fetch: async (key, bytes) => {
        const found = await read(rawKey(key));
        return found === null ? null : atMost(found.body, bytes);
      },
      discard: (key) => remove(rawKey(key)),
    },
  };
}

/** An unreachable or failing bucket is a temporary error: the client may try again. */
const away = (cause: unknown): never => fail('Unavailable', { retryAfter: 5, cause });

const typeOf = (key: string): string => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp');

/** The bucket should enforce the size; if it did not, stop reading at the limit. */
async function atMost(body: Readable, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) {
      body.destroy();
      return Buffer.alloc(0);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
