import { fill } from '@wbn/contract';
import { CallError } from '@wbn/http';
import type { FastifyReply } from 'fastify';
import { ForeignForm } from '../pages/csrf.ts';
import type { Flow } from '../pages/flow.ts';
import { minutesOf } from '../texts/units.ts';

/**
 * The text and status of a refused form; the reply gets its Retry-After.
 * @throws the error itself if the person cannot do anything about it
 */
export function refusalOf(
  reply: FastifyReply,
  { locale, t: { errors, second } }: Flow,
  error: unknown,
): { text: string; status: number } {
  if (error instanceof ForeignForm) return { text: errors.expired, status: 403 };
  if (!(error instanceof CallError)) throw error;
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  const { name, status, retryAfter = 60 } = error;
  if (name === 'LoginFailed') return { text: errors.loginFailed, status };
  if (name === 'LoginCodeNeeded') return { text: errors.loginCodeNeeded, status };
  if (name === 'SecondFactorFailed') return { text: second.errors.codeWrong, status };
  if (name === 'Unavailable') return { text: errors.busy, status };
  if (name === 'TooManyRequests') {
    return { text: fill(errors.tooMany, { minutes: minutesOf(Math.ceil(retryAfter / 60), locale) }), status };
  }
  throw error;
}
