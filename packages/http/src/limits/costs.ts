import {
  type CallName,
  calls,
  type LimitName,
  limits,
  readFreePrice,
  searchTextLimit,
  uploadBytes,
} from '@wbn/contract';
import type { RawInput } from '../calls/read-input.ts';

/** Amounts of one person in a day. They count other things than calls. */
const daily = { uploadBytes } as const;

/** The cost of a call besides the one token taken before its body was read. */
export interface ExtraCost {
  readonly limit: LimitName | keyof typeof daily;
  readonly count: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Values of filters that cost as much as a search. */
const valuesPerToken = 20;
/** A price with free limits is looked up by as many marks as some values of other filters. */
const weightOf = (value: string): number => (readFreePrice(value) === undefined ? 1 : 10);
/** Words that cost as much as a usual search of a kind: each is one more list of all that holds it. */
const wordsPerToken = 6;
/** Chinese and Japanese are written without spaces: two characters count as a word. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{N}]+/gu;
/** Tokens for many words, of all that a search reads. */
const manyWords = ({ textQuery = '' }: Body): number => {
  const text = String(textQuery).slice(0, searchTextLimit).normalize('NFKC').slice(0, searchTextLimit);
  return Math.floor((text.match(word)?.length ?? 0) / wordsPerToken);
};
/** Each thousand skipped results costs as much as a search, and so do many values of filters and many words. */
const searched = (asked: Body) => {
  const { filters = {}, skip = 0 } = asked;
  const values = Object.values(filters as Readonly<Record<string, readonly string[] | undefined>>).flat();
  const weight = values.reduce((sum, value = '') => sum + weightOf(value), 0);
  const further = Math.floor(Number(skip) / 1_000) + Math.floor(weight / valuesPerToken);
  return { limit: 'search', count: further + manyWords(asked) } as const;
};
/** `search/all` searches businesses, products, posts and people. */
const kindsOfAll = 4;
/** The granted upload size in kilobytes. */
const bytes = ({ fileSize }: Body) => ({ limit: 'uploadBytes', count: Math.ceil(Number(fileSize) / 1_000) }) as const;

/** Costs that depend on the input. Add every call whose work grows with a number or a list of its input. */
const costs: Partial<Record<CallName, (asked: Body) => ExtraCost>> = {
  searchBusinesses: searched,
  searchProducts: searched,
  searchUsers: searched,
  searchPosts: searched,
  /** Four searches, but without facets, which are half of a search's work. */
  searchAll: (asked) => ({ limit: 'search', count: 1 + kindsOfAll * manyWords(asked) }),
  loadTimeline: ({ skip = 0 }) => ({ limit: 'read', count: Math.floor(Number(skip) / 100) }),
  listComments: ({ skip = 0 }) => ({ limit: 'read', count: Math.floor(Number(skip) / 100) }),
  /** Whole products: each may have a hundred kilobytes of text. */
  myProducts: ({ size = 100 }) => ({ limit: 'read', count: Math.floor(Number(size) / 10) }),
  /** Counts all businesses and products. */
  countPages: () => ({ limit: 'read', count: 9 }),
  /** Two thousand rows: a token for each hundred. */
  listPages: () => ({ limit: 'read', count: 19 }),
  importProducts: ({ rows }) => ({ limit: 'write', count: Math.floor((rows as unknown[]).length / 10) }),
  removeProducts: ({ productIDs }) => ({ limit: 'write', count: Math.floor((productIDs as unknown[]).length / 10) }),
  userUploadRequest: bytes,
  businessUploadRequest: bytes,
  evidenceUploadRequest: bytes,
  messageUploadRequest: bytes,
  profilePhotoUploadRequest: bytes,
};

/** Undefined if the first token covers the call. */
export function extraCostOf(name: CallName, { body, query }: RawInput): ExtraCost | undefined {
  const cost = costs[name]?.((calls[name].method === 'GET' ? query : body) as Body);
  return cost && cost.count > 0 ? cost : undefined;
}

const isDaily = (limit: ExtraCost['limit']): limit is keyof typeof daily => Object.hasOwn(daily, limit);

export const sizesOf = (limit: ExtraCost['limit']) =>
  isDaily(limit) ? { anonymous: daily[limit], user: daily[limit] } : limits[limit];
