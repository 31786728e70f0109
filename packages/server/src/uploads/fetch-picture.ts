import { fetchedPictureLimit } from '@wbn/contract';
import { CallError, type GuardedFetch } from '@wbn/http';
import { assertManages } from '../businesses/roles.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { pictureType } from './checking/inspect.ts';
import { expectFile } from './grant.ts';
import { claim, keepFile } from './keep.ts';

/** Most pictures that are fetched at the same time in a process, and of one person: each may take ten megabytes of memory. */
const most = 8;
const mostOfOne = 2;
/** The person of each picture that is being fetched. */
const held: string[] = [];

/** Fetches a picture for a product of the business and keeps it like an uploaded one. Every failure is the same refusal. */
export const fetchPicture: Handler<'fetchPicture'> = async ({ body, viewer }, context) => {
  await assertManages(context.db, viewer, body.businessID);
  const { userID } = viewer;
  const own = held.filter((one) => one === userID).length;
  if (own >= mostOfOne) fail('TooManyRequests', { retryAfter: 2 });
  if (held.length >= most) fail('Unavailable', { retryAfter: 2 });
  held.push(userID);
  try {
    const bytes = await pictureAt(body.url, context.askOutside).catch(() => null);
    const contentType = bytes && pictureType(bytes);
    if (!contentType) refuse();
    // The server shrinks the picture itself, so the limit of browsers does not apply.
    const limits = { ...context, uploadLimit: fetchedPictureLimit };
    const { key, token } = await expectFile({ contentType, fileSize: bytes.length }, viewer, 'business', limits);
    await claim(key, context);
    await keepFile({ key, read: async () => bytes, contentType, ownerID: userID }, context).catch((error: unknown) => {
      throw error instanceof CallError && error.name === 'UploadRefused' ? refuse() : error;
    });
    return { token };
  } finally {
    held.splice(held.indexOf(userID), 1);
  }
};

/** The refusal names the limit of this call, not that of uploads. */
function refuse(): never {
  fail('UploadRefused', { maxBytes: fetchedPictureLimit });
}

/** Shops often move their pictures, and lead from http to https. */
const maxRedirects = 3;

async function pictureAt(address: string, ask: GuardedFetch): Promise<Buffer> {
  const headers = { accept: 'image/webp, image/png, image/jpeg' };
  let at = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await ask(at, { method: 'GET', headers });
    const next = answer.headers.get('location');
    if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
    if (answer.status < 300 || answer.status > 399 || next === null) break;
    at = new URL(next, at).href;
  }
  throw new Error('There is no picture at this address.');
}
