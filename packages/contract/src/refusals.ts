import type { CallDefinition } from './call.ts';
import { commonErrors, type ErrorName, keyedErrors } from './errors.ts';
import type { LimitName } from './limits.ts';

/** Limits of calls that only read, whatever their method. */
const readingLimits: ReadonlySet<LimitName> = new Set<LimitName>(['read', 'search', 'translate']);

/**
 * Whether a call may have an Idempotency-Key: a writing POST of the API. Answers of searches and translations are not stored, because
 * they change nothing.
 *
 * @example takesKey(definitionOf('sendInquiry')) // true
 * @example takesKey(definitionOf('readBusiness')) // false
 */
export const takesKey = ({ method, host, limit }: CallDefinition): boolean =>
  method === 'POST' && host === 'api' && !readingLimits.has(limit);

/**
 * All error names that a call may return.
 *
 * @example refusalsOf(definitionOf('sendInquiry')).includes('InFlight') // true
 */
export const refusalsOf = (call: CallDefinition): readonly ErrorName[] => [
  ...new Set<ErrorName>([...call.errors, ...commonErrors, ...(takesKey(call) ? keyedErrors : [])]),
];
