import type { AnsweredName } from '../calls.ts';

/**
 * Calls that wait for servers outside: of the payment provider, of shops, of people's domains. Their work holds no connection of the database
 * while it waits (shared.ts), and must be safe to run twice. The number is the milliseconds that a repeat waits for the answer of the first
 * request. It is less than the time limit of a call, and 0 where a stranger's server decides how long that takes: waiting repeats hold places
 * that all people share.
 */
export const asksOutside: ReadonlyMap<AnsweredName, number> = new Map<AnsweredName, number>([
  ['subscribe', 9_000],
  ['fetchPicture', 0],
  ['proveSignInDomains', 0],
]);
