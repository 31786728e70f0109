import type { Call } from './call.ts';
import { commonErrors, type ErrorName, keyedErrors } from './errors.ts';
import type { LimitName } from './limits.ts';

/** Limits of calls that only read, whatever their method. */
const changesNothing: ReadonlySet<LimitName> = new Set<LimitName>(['read', 'search', 'translate']);

/**
 * Whether a call may have an Idempotency-Key: a writing POST of the API. Answers of searches and translations are not stored, because
 * they change nothing.
 *
 * @example takesKey(calls.sendInquiry) // true
 * @example takesKey(calls.readBusiness) // false
 */
export const takesKey = ({ method, host, limit }: Call): boolean =>
  method === 'POST' && host === 'api' && !changesNothing.has(limit);

/**
 * All error names that a call may return.
 *
 * @example refusalsOf(calls.sendInquiry).includes('InFlight') // true
 */
export const refusalsOf = (call: Call): readonly ErrorName[] => [
  ...new Set<ErrorName>([...call.errors, ...commonErrors, ...(takesKey(call) ? keyedErrors : [])]),
];
