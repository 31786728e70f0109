import { answer, bearerOf, CallError, verifyAccessToken } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { revoke } from '../sessions/rotate.ts';
import { hashOf } from '../sessions/secrets.ts';

/**
 * POST /logout: ends the family of the refresh token or of the access token, which may have expired. A portal or sister site also logs this
 * browser out of the account site and of all sites that it visited with that login; other devices stay. A partner page ends only its own
 * session. A second logout succeeds.
 */
export function logoutCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'logout', async ({ request }) => {
    const sessionID = (await byRefreshToken(accounts, request)) ?? (await byAccessToken(accounts, request));
    if (sessionID === undefined) throw new CallError('TokenNotFound');
    const session = await accounts.db
      .selectFrom('sessions')
      .select(['kind', 'origin', 'loginId'])
      .where('id', '=', sessionID)
      .executeTakeFirst();
    if (session === undefined) return {};
    if (request.caller.origin !== null && request.caller.origin !== session.origin) {
      throw new CallError('OriginRefused');
    }
    await revoke(accounts.db, sessionID, 'logout');
    if (session.kind !== 'partner' && session.loginId !== null) await endLogin(accounts.db, session.loginId);
    return {};
  });
}

async function byRefreshToken({ db }: Accounts, request: FastifyRequest): Promise<string | undefined> {
  const given = request.headers['x-refresh-token'];
  if (typeof given !== 'string' || given === '') return undefined;
  const row = await db
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('tokenHash', '=', hashOf(given))
    .executeTakeFirst();
  return row?.sessionId;
}

async function byAccessToken({ wbn }: Accounts, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerOf(request);
  if (token === null) return undefined;
  return (await verifyAccessToken(wbn.options.tokens, token, { expired: 'accepted' })).sessionID;
}
