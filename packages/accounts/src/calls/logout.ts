import { answer, bearerOf, CallError, readProof, verifyAccessToken } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { revoke } from '../sessions/rotate.ts';
import { hashOf } from '../sessions/secrets.ts';

/**
 * POST /logout: ends the family of the refresh token or of the access token, which may have expired. A portal or sister site also logs this
 * browser out of the account site and of all sites that it visited with that login; other devices stay. A partner page ends only its own
 * session. A second logout succeeds. The refresh token of a session with a key needs a proof by it, or the session's access token: a thief of
 * the token alone cannot end the session.
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
      await assertHolder(accounts, request, { sessionID, keyThumbprint: session.keyThumbprint });
    }
    await revoke(accounts.db, sessionID, 'logout');
    if (session.kind !== 'partner' && session.loginId !== null) await endLogin(accounts.db, session.loginId);
    return {};
  });
}

/** A proof may come again: it could only end what it has ended. */
async function assertHolder(
  accounts: Accounts,
  request: FastifyRequest,
  { keyThumbprint, sessionID }: { readonly sessionID: string; readonly keyThumbprint: string },
): Promise<void> {
  const proof = await readProof(request.headers.dpop, `${accounts.sites.accounts}/logout`);
  if (proof?.thumbprint === keyThumbprint) return;
  if (bearerOf(request) !== null && (await byAccessToken(accounts, request)) === sessionID) return;
  throw new CallError('ProofRefused');
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
