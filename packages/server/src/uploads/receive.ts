import multipart from '@fastify/multipart';
import type { RotatingSecret } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { largestUpload } from './grant.ts';
import { claim, isWaiting, keepFile } from './keep.ts';
import { type Policy, readPolicy } from './post-target.ts';
import { formLimits, type PostedFile, readForm } from './read-form.ts';

/** The path of signed posts. It is not a call of the contract: S3 defines its form. */
export const receivePath = '/files/upload';

/**
 * Receives signed posts: checks signature and conditions before it reads the file, then decodes, re-encodes and stores it. 204 when the
 * picture is ready.
 */
export function receiveUploads(app: FastifyInstance, context: Context, secret: RotatingSecret): void {
  app.register(async (scope) => {
    const limits = formLimits(largestUpload(context.uploadLimit));
    await scope.register(multipart, { limits, throwFileSizeLimit: true });
    scope.post(receivePath, { bodyLimit: limits.fileSize + 64 * 1024 }, async (request, reply) => {
      const post = await readForm(request, async (fields, contentType) => {
        const { key, bytes } = grantedPolicy(fields, contentType, secret, context.now());
        if (!(await isWaiting(key, context))) fail('Conflict');
        return bytes;
      });
      const key = post.fields.get('key') ?? '';
      if (post.bytes.length !== readPolicy(post.fields, secret)?.bytes) fail('UploadRefused');
      const ownerID = await claim(key, context);
      if (ownerID === undefined) fail('Conflict');
      await keepFile({ key, bytes: post.bytes, contentType: post.contentType, ownerID }, context);
      return reply.code(204).send();
    });
  });
}

/** The policy of the post, if its signature is ours and all conditions hold that can be checked before the file. */
function grantedPolicy(fields: PostedFile['fields'], contentType: string, secret: RotatingSecret, now: Date): Policy {
  const policy = readPolicy(fields, secret);
  if (policy === null) fail('Forbidden');
  const known = ['key', 'Content-Type', 'policy', 'signature'];
  if ([...fields.keys()].some((name) => !known.includes(name))) fail('Forbidden');
  if (policy.expires < now.getTime()) fail('Forbidden');
  if (fields.get('key') !== policy.key || fields.get('Content-Type') !== policy.contentType) fail('Forbidden');
  if (contentType !== policy.contentType) fail('UploadRefused');
  return policy;
}
