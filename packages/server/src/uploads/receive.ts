import multipart from '@fastify/multipart';
import { CallError, countedAs, networkOf, type RotatingSecret, refusalLimit } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { bodyRoom } from './body-room.ts';
import { largestUpload } from './grant.ts';
import { claim, keepFile, letGo } from './keep.ts';
import { type Policy, readPolicy } from './post-target.ts';
import { formLimits, type PostedFile, readForm } from './read-form.ts';

/** The path of signed posts. It is not a call of the contract: S3 defines its form. */
export const receivePath = '/files/upload';

/** Most bytes of a form around its file. */
const aroundFile = 16 * 1024;

/**
 * Receives signed posts: checks signature, conditions and length before it reads the file, and claims the grant, so that only one body of a grant is
 * ever read. Then it decodes, re-encodes and stores the file. 204 when the picture is ready.
 */
export function receiveUploads(app: FastifyInstance, context: Context, secret: RotatingSecret): void {
  app.register(async (scope) => {
    const limits = formLimits(largestUpload(context.uploadLimit));
    await scope.register(multipart, { limits, throwFileSizeLimit: true });
    const room = bodyRoom();
    const route = { bodyLimit: limits.fileSize + 64 * 1024, ...refusalLimit(app, 'upload') };
    scope.post(receivePath, route, async (request, reply) => {
      let claimed: (Policy & { readonly ownerID: string }) | undefined;
      let giveRoomBack = () => {};
      try {
        const { bytes, contentType } = await readForm(request, async (fields, contentType) => {
          const policy = grantedPolicy(fields, contentType, secret, context.now());
          assertLength(request, policy.bytes);
          const ownerID = (await claim(policy.key, context)) ?? fail('Conflict');
          claimed = { ...policy, ownerID };
          giveRoomBack = room.take(policy.bytes, [`person ${ownerID}`, `network ${networkOf(countedAs(request.ip))}`]);
          return policy.bytes;
        }).catch(async (error) => {
          if (claimed) await letGo(claimed.key, wasCut(request) || isForLater(error), context);
          throw error;
        });
        const { key, ownerID, bytes: granted } = claimed ?? fail('ValidationError', { fields: ['file'] });
        if (bytes.length !== granted) {
          await letGo(key, false, context);
          fail('UploadRefused');
        }
        await keepFile({ key, bytes, contentType, ownerID }, context);
        return reply.code(204).send();
      } finally {
        giveRoomBack();
      }
    });
  });
}

/** Refuses by the length that the sender names, before a byte of the file is read. */
function assertLength({ headers }: FastifyRequest, granted: number): void {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (length > granted + aroundFile) fail('TooLarge');
  // Browsers name the length of a form, as S3 requires.
  if (!(length >= granted)) fail('UploadRefused');
}

/** Whether the connection broke before the body had ended. */
const wasCut = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Whether nothing is wrong with the file: it has no room now. */
const isForLater = (error: unknown): boolean => error instanceof CallError && error.name === 'Unavailable';

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
