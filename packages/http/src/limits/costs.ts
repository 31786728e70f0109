import {
  type CallName,
  calls,
  type LimitName,
  limits,
  readFreePrice,
  translatedCharacters,
  uploadBytes,
} from '@wbn/contract';
import type { RawInput } from '../calls/read-input.ts';

/** Amounts of one person in a day. They count other things than calls. */
const daily = { translatedCharacters, uploadBytes } as const;

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
/** Each thousand skipped results costs as much as a search, and so do many values of filters. */
const searched = ({ filters = {}, skip = 0 }: Body) => {
  const values = Object.values(filters as Readonly<Record<string, readonly string[] | undefined>>).flat();
  const weight = values.reduce((sum, value = '') => sum + weightOf(value), 0);
  return { limit: 'search', count: Math.floor(Number(skip) / 1_000) + Math.floor(weight / valuesPerToken) } as const;
};
/** The granted upload size in kilobytes. */
const bytes = ({ fileSize }: Body) => ({ limit: 'uploadBytes', count: Math.ceil(Number(fileSize) / 1_000) }) as const;

/** Costs that depend on the input. Add every call whose work grows with a number or a list of its input. */
const costs: Partial<Record<CallName, (asked: Body) => ExtraCost>> = {
  searchBusinesses: searched,
  searchProducts: searched,
  searchUsers: searched,
  searchPosts: searched,
  /** Four searches, but without facets, which are half of a search's work. */
  searchAll: () => ({ limit: 'search', count: 1 }),
  loadTimeline: ({ skip = 0 }) => ({ limit: 'read', count: Math.floor(Number(skip) / 100) }),
  listComments: ({ skip = 0 }) => ({ limit: 'read', count: Math.floor(Number(skip) / 100) }),
  importProducts: ({ rows }) => ({ limit: 'write', count: Math.floor((rows as unknown[]).length / 10) }),
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
