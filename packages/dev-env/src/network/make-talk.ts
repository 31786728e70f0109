import { industries } from '@wbn/content';
import { fillSlots } from './fill.ts';
import { grammars } from './grammars/index.ts';
import type { UserRow } from './make-people.ts';
import { Random, seedOf } from './random.ts';
import type { BusinessRow } from './rows.ts';
import { businessPosts, comments, threads, userPosts } from './words/conversations.ts';
import { inSentence } from './words/inflect.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Slots for the talk of one industry and place. */
function talkSlots(random: Random, industryId: string, city: string): Record<string, string> {
  const industry = industries.find(({ id }) => id === industryId) ?? industries[0]!;
  const grammar = grammars[industry.id]!;
  return {
    subs: inSentence(random.pick(random.pick(industry.categories).subCategories).name),
    city,
    buyers: random.pick(grammar.buyers),
    strength: random.pick(grammar.strengths),
    process: random.pick(grammar.processes),
    market: random.pick(['the Gulf', 'West Africa', 'Spain', 'Poland', 'Chile', 'Malaysia', 'Jordan', 'Germany']),
    number: String(random.int(2, 48) * 5),
  };
}

export interface PostRow {
  readonly id: string;
  readonly authorUserId: string;
  readonly authorBusinessId: string | null;
  readonly timelineType: 'user' | 'business';
  readonly timelineId: string;
  readonly content: string;
  readonly createdAt: Date;
}

const ago = (random: Random, now: Date, since: Date, latest: number): Date => {
  const span = Math.max(day, now.getTime() - since.getTime());
  return new Date(now.getTime() - Math.min(span - minute, random.int(latest, 500 * 1440) * minute));
};

/** A post of a business by its owner, or of a person when there is no business. */
export function makePost(index: number, author: UserRow, business: BusinessRow | null, now: Date): PostRow {
  const random = new Random(seedOf('post', index));
  const slots = talkSlots(random, business?.industryId ?? author.industryId, business?.city ?? author.city ?? 'Riyadh');
  const since = business && business.createdAt > author.createdAt ? business.createdAt : author.createdAt;
  return {
    id: random.uuid(),
    authorUserId: author.id,
    authorBusinessId: business?.id ?? null,
    timelineType: business ? 'business' : 'user',
    timelineId: business?.id ?? author.id,
    content: fillSlots(random.pick(business ? businessPosts : userPosts), slots),
    createdAt: ago(random, now, since, 5),
  };
}

export interface CommentRow {
  readonly id: string;
  readonly resourceType: 'post';
  readonly resourceId: string;
  readonly authorUserId: string;
  readonly content: string;
  readonly createdAt: Date;
}

export function makeComment(index: number, post: PostRow, author: UserRow, now: Date): CommentRow {
  const random = new Random(seedOf('comment', index));
  const at = Math.min(now.getTime() - minute, post.createdAt.getTime() + random.int(3, 4000) * minute);
  return {
    id: random.uuid(),
    resourceType: 'post',
    resourceId: post.id,
    authorUserId: author.id,
    content: random.pick(comments),
    createdAt: new Date(at),
  };
}

export interface ThreadRow {
  readonly id: string;
  readonly fromUserId: string | null;
  readonly fromBusinessId: string | null;
  readonly toBusinessId: string;
  readonly openedBy: string;
  readonly subject: string;
  readonly status: 'open' | 'closed';
  readonly createdAt: Date;
  /** Oldest first. */
  readonly messages: readonly {
    side: 'S' | 'R';
    content: string;
    senderUserId: string;
    senderBusinessId: string | null;
    createdAt: Date;
  }[];
}

/** Who asks whom. */
export interface ThreadParties {
  readonly sender: UserRow;
  /** Set when the sender speaks for a business. */
  readonly as: BusinessRow | null;
  readonly to: BusinessRow;
  readonly answeredBy: string;
}

export function makeThread(index: number, parties: ThreadParties, now: Date, status: 'open' | 'closed'): ThreadRow {
  const random = new Random(seedOf('thread', index));
  const subject = random.pick(Object.keys(threads));
  const lines = random.pick(threads[subject]!);
  const slots = talkSlots(random, parties.to.industryId, parties.sender.city ?? 'Riyadh');
  const length = status === 'closed' ? lines.length : random.int(1, lines.length);
  let at = now.getTime() - random.int(2, 200) * day;
  const createdAt = new Date(at);
  const messages = lines.slice(0, length).map((line, place) => {
    const side = place % 2 === 0 ? ('S' as const) : ('R' as const);
    const message = {
      side,
      content: fillSlots(line, slots),
      senderUserId: side === 'S' ? parties.sender.id : parties.answeredBy,
      senderBusinessId: side === 'S' ? (parties.as?.id ?? null) : parties.to.id,
      createdAt: new Date(at),
    };
    at = Math.min(now.getTime() - minute, at + random.int(12, 900) * minute);
    return message;
  });
  return {
    id: random.uuid(),
    fromUserId: parties.as ? null : parties.sender.id,
    fromBusinessId: parties.as?.id ?? null,
    toBusinessId: parties.to.id,
    openedBy: parties.sender.id,
    subject: subject === 'Other' ? fillSlots('Visit to {city}', slots) : subject,
    status,
    createdAt,
    messages,
  };
}
