import multipart from '@fastify/multipart';
import { uploadBytes } from '@wbn/contract';
import { countedAs, type Limiter, networkOf, peerOf, type RotatingSecret, refusalLimit } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { grantSeconds, largestUpload } from '../grant.ts';
import { claim, isForLater, keepFile, letGo } from '../keep.ts';
import { bodyRoom } from './body-room.ts';
import { type IncomingBody, incomingBody } from './incoming-body.ts';
import { type Policy, readPolicy } from './post-target.ts';
import { type Fields, formLimits, readForm } from './read-form.ts';

/** The path of signed posts. It is not a call of the contract: S3 defines its form. */
export const receivePath = '/files/upload';

/** Most bytes of a form around its file. */
const aroundFile = 16 * 1024;

interface Claimed extends Policy {
  readonly ownerID: string;
}

/**
 * Receives signed posts: checks signature, conditions and length before it reads the file, and claims the grant, so that only one body of a grant is
 * read at a time. The body waits on the disk, in `folder`, for its turn to be decoded, re-encoded and stored. 204 when the picture is ready.
 */
export function receiveUploads(app: FastifyInstance, context: Context, secret: RotatingSecret, folder: string): void {
  app.register(async (scope) => {
    const limits = formLimits(largestUpload(context.uploadLimit));
    await scope.register(multipart, { limits, throwFileSizeLimit: true });
    const disk = bodyRoom();
    const mayRepeat = repeats(app.wbn.limiter);
    const route = { bodyLimit: limits.fileSize + 64 * 1024, ...refusalLimit(app, 'upload') };
    scope.post(receivePath, route, async (request, reply) => {
      let claimed: Claimed | undefined;
      let body: IncomingBody | undefined;
      try {
        const file = await readForm(request, async (fields, contentType) => {
          const policy = grantedPolicy(fields, contentType, secret, context.now());
          assertLength(request, policy.bytes);
          const ownerID = (await claim(policy.key, context)) ?? fail('Conflict');
          claimed = { ...policy, ownerID };
          const room = disk.open({ person: ownerID, network: networkOf(countedAs(peerOf(request))) });
          body = await incomingBody(folder, room, () => request.raw.destroy());
          return { ...claimed, ...body };
        });
        file.isWhole();
        if (file.size() !== file.bytes) fail('UploadRefused');
        await keepFile(file, context);
        return reply.code(204).send();
      } catch (error) {
        if (claimed) {
          const mayCome = (isForLater(error) || wasCut(request)) && (await mayRepeat(claimed));
          await letGo(claimed.key, mayCome, context);
        }
        throw error;
      } finally {
        await body?.end();
      }
    });
  });
}

/**
 * Whether a file may come once more under its grant, because its connection broke or it found no room: once freely, then for the bytes of another
 * grant.
 */
const repeats =
  (limiter: Limiter) =>
  async ({ bytes, key, ownerID }: Claimed): Promise<boolean> => {
    if ((await limiter.take({ name: `uploadRepeat:${key}`, burst: 1, seconds: grantSeconds })).allowed) return true;
    const own = { name: `uploadBytes:user:${ownerID}`, ...uploadBytes };
    return (await limiter.take(own, Math.ceil(bytes / 1_000))).allowed;
  };

/** Refuses by the length that the sender names, before a byte of the file is read. */
function assertLength({ headers }: FastifyRequest, granted: number): void {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (length > granted + aroundFile) fail('TooLarge');
  // Browsers name the length of a form, as S3 requires.
  if (!(length >= granted)) fail('UploadRefused');
}

/** Whether the connection broke before the body had ended. */
const wasCut = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The policy of the post, if its signature is ours and all conditions hold that can be checked before the file. */
function grantedPolicy(fields: Fields, contentType: string, secret: RotatingSecret, now: Date): Policy {
  const policy = readPolicy(fields, secret);
  if (policy === null) fail('Forbidden');
  const known = ['key', 'Content-Type', 'policy', 'signature'];
  if ([...fields.keys()].some((name) => !known.includes(name))) fail('Forbidden');
  if (policy.expires < now.getTime()) fail('Forbidden');
  if (fields.get('key') !== policy.key || fields.get('Content-Type') !== policy.contentType) fail('Forbidden');
  if (contentType !== policy.contentType) fail('UploadRefused');
  return policy;
}
