import type { Call } from './call.ts';
import { type CallName, calls } from './registry.ts';
import { shapes } from './shapes.ts';

/**
 * For `createClient({checkAnswers})` in development and tests: throws if an answer breaks the contract. It contains zod: never ship it.
 *
 * @example
 * import { calls } from '@wbn/contract';
 * checkAnswers(calls.followSummary, { success: true, data: { followers: 3 } }) // throws 'The answer of followSummary breaks the contract'
 */
export function checkAnswers(call: Call, answer: unknown): void {
  const name = (Object.keys(calls) as CallName[]).find(
    (one) => calls[one].method === call.method && calls[one].path === call.path,
  );
  if (!name) throw new Error(`${call.method} ${call.path} is not in the contract`);
  const result = shapes[name].answer.safeParse(answer);
  if (!result.success)
    throw new Error(`The answer of ${name} breaks the contract: ${JSON.stringify(result.error.issues)}`);
}
