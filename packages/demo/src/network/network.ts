import { makeBusiness } from './make-business.ts';
import { makeUser, type UserRow } from './make-people.ts';
import { type CommentRow, makeComment, makePost, makeThread, type PostRow, type ThreadRow } from './make-talk.ts';
import { Random, seedOf } from './random.ts';
import type { BusinessRow, ProductRow } from './rows.ts';

export interface MemberRow {
  readonly businessId: string;
  readonly userId: string;
  readonly role: 'owner' | 'admin' | 'member';
}
export interface LikeRow {
  readonly resourceType: 'post' | 'business' | 'product';
  readonly resourceId: string;
  readonly userId: string;
}
export interface FollowRow {
  readonly userId: string;
  readonly resourceType: 'business';
  readonly resourceId: string;
}

/** A whole consistent network as rows. */
export interface Network {
  readonly businesses: readonly BusinessRow[];
  readonly products: readonly ProductRow[];
  readonly users: readonly UserRow[];
  readonly members: readonly MemberRow[];
  readonly posts: readonly PostRow[];
  readonly comments: readonly CommentRow[];
  readonly likes: readonly LikeRow[];
  readonly follows: readonly FollowRow[];
  readonly threads: readonly ThreadRow[];
}

const ownersShare = 0.55;
const usersPerBusiness = 0.75;

/** The network of `count` businesses on the day of `now`; deterministic for that day. */
export function makeNetwork(count: number, now: Date): Network {
  const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
  const random = new Random(seedOf('network', count));
  const taken = new Set<string>();
  const made = Array.from({ length: count }, (_, index) => makeBusiness(index, today, taken));
  const businesses = made.map(({ business }) => business);
  const products = made.flatMap((each) => each.products);
  const users = Array.from({ length: Math.ceil(count * usersPerBusiness) }, (_, index) =>
    makeUser(index, businesses[index % count]!, today),
  );
  const ownerOf = assignOwners(random, businesses, users);
  const people = new Map(users.map((user) => [user.id, user]));
  const posts = makePosts(businesses, users, ownerOf, today);
  return {
    businesses,
    products,
    users,
    members: [...members(random, businesses, users, ownerOf)],
    posts,
    comments: posts.flatMap((post, index) => commentsOn(random, post, index, users, today)),
    likes: [...likes(random, posts, businesses, products, users)],
    follows: [...follows(random, businesses, users)],
    threads: makeThreads(random, businesses, users, ownerOf, people, today),
  };
}

/** Each business goes to the user who was created for it; later ones go to someone in the same country. */
function assignOwners(
  random: Random,
  businesses: readonly BusinessRow[],
  users: readonly UserRow[],
): Map<string, UserRow> {
  const owners = users.slice(0, Math.max(1, Math.ceil(businesses.length * ownersShare)));
  const byCountry = Map.groupBy(owners, (owner) => owner.countryCode);
  return new Map(
    businesses.map((business, index) => [
      business.id,
      owners[index] ?? random.pick(byCountry.get(business.countryCode) ?? owners),
    ]),
  );
}

function* members(
  random: Random,
  businesses: readonly BusinessRow[],
  users: readonly UserRow[],
  ownerOf: ReadonlyMap<string, UserRow>,
): Generator<MemberRow> {
  for (const business of businesses) {
    const owner = ownerOf.get(business.id)!;
    yield { businessId: business.id, userId: owner.id, role: 'owner' };
    if (!random.chance(0.3)) continue;
    const others = random.some(users, 3).filter((user) => user.id !== owner.id);
    for (const user of others.slice(0, random.int(1, 2))) {
      yield { businessId: business.id, userId: user.id, role: random.chance(0.4) ? 'admin' : 'member' };
    }
  }
}

function makePosts(
  businesses: readonly BusinessRow[],
  users: readonly UserRow[],
  ownerOf: ReadonlyMap<string, UserRow>,
  now: Date,
): PostRow[] {
  const ofBusinesses = businesses.map((business, index) => makePost(index, ownerOf.get(business.id)!, business, now));
  const ofUsers = users.map((user, index) => makePost(businesses.length + index, user, null, now));
  return [...ofBusinesses, ...ofUsers];
}

const commentsOn = (random: Random, post: PostRow, index: number, users: readonly UserRow[], now: Date): CommentRow[] =>
  Array.from(
    {
      length: random.weighted([
        [0, 45],
        [1, 25],
        [2, 15],
        [4, 10],
        [7, 5],
      ]),
    },
    (_, place) => makeComment(index * 10 + place, post, random.pick(users), now),
  );

function* likes(
  random: Random,
  posts: readonly PostRow[],
  businesses: readonly BusinessRow[],
  products: readonly ProductRow[],
  users: readonly UserRow[],
): Generator<LikeRow> {
  const some = (maximum: number) => random.some(users.slice(0, 400), Math.floor(random.next() ** 3 * maximum));
  for (const { id } of posts)
    for (const user of some(14)) yield { resourceType: 'post', resourceId: id, userId: user.id };
  for (const { id } of businesses)
    for (const user of some(40)) yield { resourceType: 'business', resourceId: id, userId: user.id };
  for (const { id } of products)
    for (const user of some(8)) yield { resourceType: 'product', resourceId: id, userId: user.id };
}

function* follows(random: Random, businesses: readonly BusinessRow[], users: readonly UserRow[]): Generator<FollowRow> {
  for (const user of users) {
    for (const business of random.some(businesses.slice(0, 600), random.int(2, 9))) {
      yield { userId: user.id, resourceType: 'business', resourceId: business.id };
    }
  }
}

function makeThreads(
  random: Random,
  businesses: readonly BusinessRow[],
  users: readonly UserRow[],
  ownerOf: ReadonlyMap<string, UserRow>,
  people: ReadonlyMap<string, UserRow>,
  now: Date,
): ThreadRow[] {
  const owned = Map.groupBy(businesses, (business) => ownerOf.get(business.id)!.id);
  const rows: ThreadRow[] = [];
  for (let index = 0; index < businesses.length * 0.35; index++) {
    const to = random.pick(businesses);
    const answeredBy = ownerOf.get(to.id)!.id;
    const sender = people.get(random.pick(users).id)!;
    if (sender.id === answeredBy) continue;
    const as = random.chance(0.4) ? (owned.get(sender.id)?.[0] ?? null) : null;
    rows.push(makeThread(index, { sender, as, to, answeredBy }, now, random.chance(0.25) ? 'closed' : 'open'));
  }
  return [...rows, ...threadsOfPopular(businesses, users, ownerOf, now)];
}

/** Enough inquiries to some businesses for their answer time to be published. */
function threadsOfPopular(
  businesses: readonly BusinessRow[],
  users: readonly UserRow[],
  ownerOf: ReadonlyMap<string, UserRow>,
  now: Date,
): ThreadRow[] {
  const random = new Random(seedOf('popular', businesses.length));
  const popular = businesses.slice(0, 600).filter((_, index) => index % 3 === 0);
  return popular.flatMap((to, place) => {
    const answeredBy = ownerOf.get(to.id)!.id;
    const senders = random.some(users, 8).filter(({ id }) => id !== answeredBy);
    return senders.map((sender, index) =>
      makeThread(3_000_000 + place * 10 + index, { sender, as: null, to, answeredBy }, now, 'open'),
    );
  });
}
