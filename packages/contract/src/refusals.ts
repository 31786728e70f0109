import type { Call } from './call.ts';
import { commonErrors, type ErrorName, keyedErrors } from './errors.ts';

/**
 * Whether a call may have an Idempotency-Key: a writing POST of the API. Answers of searches are not stored, because they change nothing.
 *
 * @example takesKey(calls.sendInquiry) // true
 * @example takesKey(calls.readBusiness) // false
 */
export const takesKey = ({ method, host, limit }: Call): boolean =>
  method === 'POST' && host === 'api' && limit !== 'read' && limit !== 'search';

/**
 * All error names that a call may return.
 *
 * @example refusalsOf(calls.sendInquiry).includes('InFlight') // true
 */
export const refusalsOf = (call: Call): readonly ErrorName[] => [
  ...new Set<ErrorName>([...call.errors, ...commonErrors, ...(takesKey(call) ? keyedErrors : [])]),
];
