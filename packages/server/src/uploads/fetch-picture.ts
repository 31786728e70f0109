import { fetchedPictureLimit } from '@wbn/contract';
import { CallError, countedAs, type GuardedFetch, networkOf } from '@wbn/http';
import { assertManages } from '../businesses/roles.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { turnsByPerson } from '../turns/turns-by-person.ts';
import { pictureType } from './checking/inspect.ts';
import { expectFile } from './grant.ts';
import { claim, keepFile } from './keep.ts';

/**
 * Pictures that are fetched at the same time in a process: each may take ten megabytes of memory. The next one is of the person, or the network of
 * people, whose fetches took the least time, and three places are kept for those with less than five seconds within an hour or two: slow servers of
 * hundreds of people do not stop the others.
 */
export const pictureTurns = {
  atOnce: 8,
  most: 64,
  mostOfOne: 2,
  refusalOfOne: 'TooManyRequests',
  slow: { after: 5_000, atOnce: 5 },
  memory: 60 * 60_000,
} as const;
const inTurn = turnsByPerson(pictureTurns);
/** Milliseconds for a picture with all its redirects. */
const longest = 8_000;
/** Milliseconds without a byte. */
const longestSilence = 2_000;
/** Kilobytes of the day that a fetch costs: its size is not known before. */
const cost = 500;

/** Fetches a picture for a product of the business and keeps it like an uploaded one. Every failure is the same refusal. */
export const fetchPicture: Handler<'fetchPicture'> = async ({ body, gone, spend, viewer, visitor }, context) => {
  await assertManages(context.db, viewer, body.businessID);
  const nobody = gone();
  const work = async () => {
    // Here, so that a fetch that found no place costs nothing.
    await spend(cost, 'uploadBytes');
    const bytes = await pictureAt(body.url, context.askOutside, nobody).catch(() => null);
    const contentType = bytes && pictureType(bytes);
    if (!contentType) refuse();
    // The server shrinks the picture itself, so the limit of browsers does not apply.
    const limits = { ...context, uploadLimit: fetchedPictureLimit };
    const { key, token } = await expectFile({ contentType, fileSize: bytes.length }, viewer, 'business', limits);
    await claim(key, context);
    await keepFile({ key, read: async () => bytes, contentType, ownerID: viewer.userID }, context).catch(
      (error: unknown) => {
        throw error instanceof CallError && error.name === 'UploadRefused' ? refuse() : error;
      },
    );
    return { token };
  };
  const network = visitor ? networkOf(countedAs(visitor.address)) : undefined;
  return inTurn(viewer.userID, work, nobody, network);
};

/** The refusal names the limit of this call, not that of uploads. */
function refuse(): never {
  fail('UploadRefused', { maxBytes: fetchedPictureLimit });
}

/** Shops often move their pictures, and lead from http to https. */
const maxRedirects = 3;

async function pictureAt(address: string, ask: GuardedFetch, nobody: AbortSignal): Promise<Buffer> {
  const headers = { accept: 'image/webp, image/png, image/jpeg' };
  const signal = AbortSignal.any([nobody, AbortSignal.timeout(longest)]);
  let at = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await ask(at, { method: 'GET', headers, signal, silence: longestSilence });
    const next = answer.headers.get('location');
    if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
    if (answer.status < 300 || answer.status > 399 || next === null) break;
    at = new URL(next, at).href;
  }
  throw new Error('There is no picture at this address.');
}
