import { answer, bearerOf, CallError, readProof, verifyAccessToken } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { revoke } from '../sessions/rotate.ts';
import { hashOf } from '../sessions/secrets.ts';

/** An access token that expired longer ago ends nothing: a page that old has its refresh token for this. */
const lateSeconds = 300;

/**
 * POST /logout: ends the family of the refresh token or of the access token, which may have expired minutes ago. A portal or sister site also logs this
 * browser out of the account site and of all sites that it visited with that login; other devices stay. A partner page ends only its own
 * session. A second logout succeeds. A token that is bound to a key needs a proof by it, or a refresh token the access token of its session,
 * if that one is not bound: a thief of the token alone cannot end the session.
 * @throws CallError TokenNotFound, OriginRefused, ProofRefused
 */
export function logoutCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'logout', async ({ request }) => {
    const refreshed = await byRefreshToken(accounts, request);
    const sessionID = refreshed ?? (await byAccessToken(accounts, request));
    if (sessionID === undefined) throw new CallError('TokenNotFound');
    const session = await accounts.db
      .selectFrom('sessions')
      .select(['kind', 'origin', 'loginId', 'keyThumbprint'])
      .where('id', '=', sessionID)
      .executeTakeFirst();
    if (session === undefined) return {};
    if (request.caller.origin !== null && request.caller.origin !== session.origin) {
      throw new CallError('OriginRefused');
    }
    if (refreshed !== undefined && session.keyThumbprint !== null) {
      const isHolder =
        (await isProved(accounts, request, session.keyThumbprint)) ||
        (bearerOf(request) !== null && (await byAccessToken(accounts, request)) === sessionID);
      if (!isHolder) throw new CallError('ProofRefused');
    }
    await revoke(accounts.db, sessionID, 'logout');
    if (session.kind !== 'partner' && session.loginId !== null) await endLogin(accounts.db, session.loginId);
    return {};
  });
}

/** A proof may come again: it could only end what it has ended. */
const isProved = async ({ sites }: Accounts, request: FastifyRequest, thumbprint: string): Promise<boolean> =>
  (await readProof(request.headers.dpop, `${sites.accounts}/logout`))?.thumbprint === thumbprint;

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

/** @throws CallError ProofRefused for a token that is bound to a key and comes without a proof by it */
async function byAccessToken(accounts: Accounts, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerOf(request);
  if (token === null) return undefined;
  const { sessionID, thumbprint } = await verifyAccessToken(accounts.wbn.options.tokens, token, { lateSeconds });
  if (thumbprint !== undefined && !(await isProved(accounts, request, thumbprint))) throw new CallError('ProofRefused');
  return sessionID;
}
