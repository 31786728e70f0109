import type { ChildProcess } from 'node:child_process';
import { limits } from '@wbn/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { forkApi } from './testing/fork-api.ts';
import { aPerson } from './testing/world.ts';

/** Two API processes on one database, with concurrent HTTP requests, share one limit that is exact to one request. */

let api: TestApi;
let children: ChildProcess[];
let addresses: string[];
beforeAll(async () => {
  children = [];
  api = await startApi();
  const both = await Promise.all([forkApi(api, { limits: 'on' }), forkApi(api, { limits: 'on' })]);
  children = both.map(({ child }) => child);
  addresses = both.map(({ address }) => address);
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await api?.stop();
});

/** Sends concurrent requests, alternating between the processes; returns the number of answers by status. */
async function ask(
  times: number,
  path: string,
  body: (n: number) => object,
  token = '',
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const one = async (n: number) => {
    const { status } = await fetch(`${addresses[n % 2]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body(n)),
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: times }, (_, n) => one(n)));
  return statuses;
}

describe('two processes', () => {
  it('let as many posts of one person through as the limit says, and write just those', async () => {
    const { burst, seconds } = limits.post.user;
    // During the test the bucket refills by less than one request.
    expect(seconds / burst).toBeGreaterThan(60);
    const person = await aPerson(api);
    const body = (n: number) => ({ content: `Post ${n}`, timelineID: person.id, timelineType: 'user' });
    expect(await ask(2 * burst, '/social/posts/make-post', body, person.token)).toEqual({ 200: burst, 429: burst });
    const rows = await api.db.selectFrom('posts').select('id').where('authorUserId', '=', person.id).execute();
    expect(rows).toHaveLength(burst);
    const other = await aPerson(api);
    const theirs = (n: number) => ({ ...body(n), timelineID: other.id });
    expect(await ask(2, '/social/posts/make-post', theirs, other.token)).toEqual({ 200: 2 });
  });

  it('let as many enquiries of one address through as the limit says', async () => {
    const { burst } = limits.enquiry.anonymous;
    const statuses = await ask(4 * burst, '/needhelp/send', () => ({}));
    expect(statuses[429]).toBe(3 * burst);
  });
});
