import { type Category, categoryById, industries } from '@wbn/content';
import { sellsAdvice } from './advice.ts';
import { fillSlots } from './fill.ts';
import { grammarOf } from './grammars/index.ts';
import type { UserRow } from './make-people.ts';
import { Random, seedOf } from './random.ts';
import type { BusinessRow } from './rows.ts';
import {
  arabicThreads,
  goodsThreads,
  otherThreads,
  serviceThreads,
  spanishThreads,
  type Thread,
} from './words/conversations.ts';
import { cultureOf } from './words/cultures.ts';
import { inSentence } from './words/inflect.ts';
import * as posts from './words/posts.ts';

const minute = 60_000;
const day = 1440 * minute;
const talkMarkets = [
  'the Gulf',
  'West Africa',
  'Spain',
  'Poland',
  'Chile',
  'Malaysia',
  'Jordan',
  'Germany',
  'Mexico',
  'Egypt',
];

/** Slots for texts about one category and place. */
function talkSlots(random: Random, category: Category, city: string): Record<string, string> {
  const grammar = grammarOf(category.id);
  const [market = '', market2 = ''] = random.some(talkMarkets, 2);
  return {
    subs: inSentence(random.pick(category.subCategories).name),
    city,
    buyers: random.pick(grammar.buyers),
    strength: random.pick(grammar.strengths),
    process: random.pick(grammar.processes),
    market,
    market2,
    number: String(random.int(2, 48) * 5),
    few: random.pick(['two', 'three', 'four', 'five', 'six']),
    percent: String(random.int(2, 14)),
    month: random.pick(['January', 'March', 'April', 'May', 'June', 'September', 'October', 'November']),
  };
}

const categoryOf = (random: Random, industryId: string, business: BusinessRow | null): Category =>
  categoryById(business?.categories[0] ?? '') ??
  random.pick((industries.find(({ id }) => id === industryId) ?? industries[0]!).categories);

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

/** The second language, besides English, in which people of a country write here. */
const speaks = (country: string): string => cultureOf(country).spoken[0] ?? 'English';

function postTemplates(
  random: Random,
  category: Category,
  business: BusinessRow | null,
  country: string,
): readonly string[] {
  const language = random.chance(0.2) ? speaks(country) : 'English';
  if (language === 'Spanish') return business ? posts.spanishPosts : posts.spanishUserPosts;
  if (language === 'Arabic') return business ? posts.arabicPosts : posts.arabicUserPosts;
  if (!business) return posts.userPosts;
  if (random.chance(0.15)) return posts.anyPosts;
  const grammar = grammarOf(category.id);
  if (sellsAdvice(business.businessTypeCode, grammar)) return posts.advicePosts;
  return grammar.service ? posts.servicePosts : posts.goodsPosts;
}

/** A post of a business by its owner, or of a person if `business` is null. */
export function makePost(index: number, author: UserRow, business: BusinessRow | null, now: Date): PostRow {
  const random = new Random(seedOf('post', index));
  const category = categoryOf(random, author.industryId, business);
  const slots = talkSlots(random, category, business?.city ?? author.city ?? 'Riyadh');
  const since = business && business.createdAt > author.createdAt ? business.createdAt : author.createdAt;
  const templates = postTemplates(random, category, business, (business ?? author).countryCode);
  return {
    id: random.uuid(),
    authorUserId: author.id,
    authorBusinessId: business?.id ?? null,
    timelineType: business ? 'business' : 'user',
    timelineId: business?.id ?? author.id,
    content: fillSlots(random.pick(templates), slots),
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
    content: random.pick(posts.comments),
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

/** The parties of a thread. */
export interface ThreadParties {
  readonly sender: UserRow;
  /** Set if the sender speaks for a business. */
  readonly as: BusinessRow | null;
  readonly to: BusinessRow;
  readonly answeredBy: string;
}

/** A subject and its messages, in the words of both sides. */
function threadFor(random: Random, category: Category, { sender, to }: ThreadParties): readonly [string, Thread] {
  if (random.chance(0.15)) return random.pick(otherThreads);
  const language = speaks(to.countryCode) === speaks(sender.countryCode) ? speaks(to.countryCode) : 'English';
  const grammar = grammarOf(category.id);
  const english = grammar.service || sellsAdvice(to.businessTypeCode, grammar) ? serviceThreads : goodsThreads;
  const local = { Spanish: spanishThreads, Arabic: arabicThreads }[language];
  const threads = local && random.chance(0.35) ? local : english;
  const subject = random.pick(Object.keys(threads));
  return [subject, random.pick(threads[subject]!)];
}

export function makeThread(index: number, parties: ThreadParties, now: Date, status: 'open' | 'closed'): ThreadRow {
  const random = new Random(seedOf('thread', index));
  const category = categoryOf(random, parties.to.industryId, parties.to);
  const [subject, lines] = threadFor(random, category, parties);
  const slots = {
    ...talkSlots(random, category, parties.sender.city ?? 'Riyadh'),
    theirCity: parties.to.city ?? 'Riyadh',
  };
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
    subject: fillSlots(subject, slots),
    status,
    createdAt,
    messages,
  };
}
