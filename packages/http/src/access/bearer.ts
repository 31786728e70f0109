import type { FastifyRequest } from 'fastify';
import { CallError } from '../errors/call-error.ts';

/**
 * The access token of a request, from `Authorization: Bearer …` or from `auth`, which some clients send; or null.
 * @throws CallError JsonWebTokenError for an Authorization of another scheme
 */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization, auth } = request.headers;
  const given = authorization ?? (typeof auth === 'string' ? auth : undefined);
  if (given === undefined || given === '') return null;
  const [scheme, token, ...rest] = given.split(' ');
  if (token === undefined && authorization === undefined) return given;
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new CallError('JsonWebTokenError');
  return token;
}

/** Most calls have no token and need no asynchronous check. */
export const hasBearer = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers.auth !== undefined;
