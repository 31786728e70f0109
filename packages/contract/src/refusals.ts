import type { Call } from './call.ts';
import { commonErrors, type ErrorName, keyedErrors } from './errors.ts';

/** Whether a call may carry an Idempotency-Key: one that writes by POST at the API. Searches change nothing: they are not kept. */
export const takesKey = ({ method, host, limit }: Call): boolean =>
  method === 'POST' && host === 'api' && limit !== 'read' && limit !== 'search';

/** Every name that a call may refuse by. */
export const refusalsOf = (call: Call): readonly ErrorName[] => [
  ...new Set<ErrorName>([...call.errors, ...commonErrors, ...(takesKey(call) ? keyedErrors : [])]),
];
