import type { createDatabase } from '@wbn/database';
import { logIn } from '../surroundings.ts';

export interface Step {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export interface World {
  readonly tokens: readonly string[];
  readonly businesses: readonly string[];
  readonly posts: readonly string[];
  readonly threads: readonly { readonly id: string; readonly token: string }[];
  readonly business: string;
}

type Call = (step: Step) => Promise<{ status: number; text: string }>;
const words = ['valve', 'pump', 'steel', 'gauge', 'pipe', 'motor', 'brass', 'seal'];
const people = 40;

/** Forty people with a business, a post and a thread each. */
export async function fillSteady(db: ReturnType<typeof createDatabase>, call: Call): Promise<World> {
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: people }, (_, n) => ({
        email: `steady${n}@mail.example`,
        passwordHash: 'x',
        firstName: 'Lina',
        lastName: `Number ${n}`,
      })),
    )
    .returning('id')
    .execute();
  const world = {
    tokens: [] as string[],
    businesses: [] as string[],
    posts: [] as string[],
    threads: [] as World['threads'][number][],
  };
  const made = async (step: Step, key: string): Promise<string> => {
    const { status, text } = await call(step);
    if (status !== 200) throw new Error(`${step.path} ${status} ${text}`);
    return JSON.parse(text).data[key];
  };
  for (const [n, { id }] of users.entries()) {
    const token = await logIn(db, id);
    const word = words[n % words.length];
    const draft = {
      companyName: `${word} works ${n}`,
      categories: ['0001.01'],
      businessType: 'MA',
      country: 'SA',
      state: 'SA-01',
      shortDescription: `Every kind of ${word} for water works`,
    };
    world.tokens.push(token);
    world.businesses.push(
      await made({ method: 'POST', path: '/business/profile/create', token, body: draft }, 'businessID'),
    );
    const post = { content: `News of ${word}`, timelineID: id, timelineType: 'user' };
    world.posts.push(await made({ method: 'POST', path: '/social/posts/make-post', token, body: post }, 'postID'));
    const to = world.businesses[Math.floor(n / 2)];
    if (to === world.businesses[n]) continue;
    const inquiry = { to, subject: 'Samples', message: 'Could you send us samples?' };
    world.threads.push({
      id: await made({ method: 'POST', path: '/business/request', token, body: inquiry }, 'requestID'),
      token,
    });
  }
  return { ...world, business: world.businesses[0] ?? '' };
}

/** Of 100 calls, 60 are public reads, 20 searches, 15 reactions and comments, 5 messages (L1 of docs/threats.md). */
export function steps(world: World): () => Step {
  let seed = 1;
  // xorshift: the same calls in each run.
  const chance = (below: number): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % below;
  };
  const one = <T>(of: readonly T[]): T => of[chance(of.length)] as T;
  const reads = [
    () => `/business/profile/${one(world.businesses)}`,
    () => `/product/by-business?bid=${one(world.businesses)}`,
    () => `/timeline/load/${one(world.businesses)}?skip=0&size=10`,
    () => `/social/comments/${one(world.posts)}?skip=0&size=5`,
    () => `/social/reaction/summary/${one(world.posts)}`,
    () => '/search/business/last-registered',
  ];
  return () => {
    const drawn = chance(100);
    if (drawn < 60) return { method: 'GET', path: one(reads)() };
    if (drawn < 80) {
      const body = { textQuery: one(words), businessType: 'MA' };
      return { method: 'POST', path: '/search/business', body };
    }
    const token = one(world.tokens);
    const resourceID = one(world.posts);
    if (drawn < 90) {
      const method = chance(2) === 0 ? 'POST' : 'DELETE';
      const body = { resourceID, ...(method === 'POST' && { reactionType: 'like' }) };
      return { method, path: '/social/reaction/react/post', token, body };
    }
    if (drawn < 95) {
      const body = { resourceID, resourceType: 'post', content: 'Well done' };
      return { method: 'POST', path: '/social/comments/make-comment', token, body };
    }
    const thread = one(world.threads);
    const path = `/business/request/${thread.id}/send-message`;
    return { method: 'POST', path, token: thread.token, body: { content: 'And the price?' } };
  };
}
