import { type Call, lastRegistered, readBusiness, readPost, readProduct } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import type { Caller } from './context.ts';
import { noteCalls } from './note-calls.ts';

const id = '0198a7c0-1111-4222-8333-444455556666';
const answering = (async (call: Call) => {
  if (call === readProduct) throw Object.assign(new Error('away'), { status: 503 });
  if (call === readPost) throw Object.assign(new Error('missing'), { status: 404 });
  return { data: {} };
}) as unknown as Caller;

describe('a page depends on', () => {
  it('the resources that it names', async () => {
    const noted = noteCalls(answering);
    await noted.call(readBusiness, { params: { id } });
    expect(noted.depends(`<a href="/business/x-${id}/">${id}</a>`)).toEqual(new Set([id]));
  });

  it('every resource that search results may contain', async () => {
    const noted = noteCalls(answering);
    await noted.call(lastRegistered);
    expect(noted.depends('')).toEqual(new Set(['lists']));
  });

  it('nothing that makes it keepable when a call failed, even one that the page can do without', async () => {
    const noted = noteCalls(answering);
    await noted.call(readProduct, { params: { id } }).catch(() => undefined);
    expect(noted.depends(id)).toBeUndefined();
  });

  it('a resource that does not exist as on any other', async () => {
    const noted = noteCalls(answering);
    await noted.call(readPost, { params: { postID: id } }).catch(() => undefined);
    expect(noted.depends(id)).toEqual(new Set([id]));
  });
});
