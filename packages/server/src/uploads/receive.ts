import multipart from '@fastify/multipart';
import { uploadBytes } from '@wbn/contract';
import { CallError, countedAs, type Limiter, networkOf, type RotatingSecret, refusalLimit } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { bodyRoom, type Room } from './body-room.ts';
import { grantSeconds, largestUpload } from './grant.ts';
import { claim, keepFile, letGo } from './keep.ts';
import { type Policy, readPolicy } from './post-target.ts';
import { formLimits, type PostedFile, readForm } from './read-form.ts';
import { type Pace, watchPace } from './watch-pace.ts';

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
    const memory = bodyRoom();
    const mayRepeat = repeats(app.wbn.limiter);
    const route = { bodyLimit: limits.fileSize + 64 * 1024, ...refusalLimit(app, 'upload') };
    scope.post(receivePath, route, async (request, reply) => {
      let claimed: (Policy & { readonly ownerID: string }) | undefined;
      let room: Room | undefined;
      let pace: Pace | undefined;
      try {
        const { bytes, contentType } = await readForm(request, async (fields, contentType) => {
          const policy = grantedPolicy(fields, contentType, secret, context.now());
          assertLength(request, policy.bytes);
          const ownerID = (await claim(policy.key, context)) ?? fail('Conflict');
          claimed = { ...policy, ownerID };
          const [file, watched] = [
            memory.open([`person ${ownerID}`, `network ${networkOf(countedAs(request.ip))}`]),
            watchPace(() => request.raw.destroy()),
          ];
          [room, pace] = [file, watched];
          const came = (bytes: number) => {
            watched.came(bytes);
            file.grow(bytes);
          };
          return { bytes: policy.bytes, came };
        }).catch(async (error) => {
          if (claimed)
            await letGo(claimed.key, isForLater(error) || (wasCut(request) && (await mayRepeat(claimed))), context);
          throw error;
        });
        pace?.end();
        const { key, ownerID, bytes: granted } = claimed ?? fail('ValidationError', { fields: ['file'] });
        if (bytes.length !== granted) {
          await letGo(key, false, context);
          fail('UploadRefused');
        }
        await keepFile({ key, bytes, contentType, ownerID }, context);
        return reply.code(204).send();
      } finally {
        pace?.end();
        room?.end();
      }
    });
  });
}

/** Whether a file whose connection broke may come once more under its grant: once freely, then for the bytes of another grant. */
const repeats =
  (limiter: Limiter) =>
  async ({ bytes, key, ownerID }: Policy & { readonly ownerID: string }): Promise<boolean> => {
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
