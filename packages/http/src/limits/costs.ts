import { type CallName, calls, type LimitName, limits, uploadBytes } from '@wbn/contract';
import type { RawInput } from '../calls/read-input.ts';

/** The cost of a call besides the one token taken before its body was read. */
export interface ExtraCost {
  readonly limit: LimitName | 'uploadBytes';
  readonly count: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Each thousand skipped results costs as much as a search. */
const depth = ({ skip = 0 }: Body) => ({ limit: 'search', count: Math.floor(Number(skip) / 1_000) }) as const;
/** The granted upload size in kilobytes. */
const bytes = ({ fileSize }: Body) => ({ limit: 'uploadBytes', count: Math.ceil(Number(fileSize) / 1_000) }) as const;

/** Costs that depend on the input. Add every call whose work grows with a number or a list of its input. */
const costs: Partial<Record<CallName, (asked: Body) => ExtraCost>> = {
  searchBusinesses: depth,
  searchProducts: depth,
  searchUsers: depth,
  searchPosts: depth,
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

export const sizesOf = (limit: ExtraCost['limit']) =>
  limit === 'uploadBytes' ? { anonymous: uploadBytes, user: uploadBytes } : limits[limit];
