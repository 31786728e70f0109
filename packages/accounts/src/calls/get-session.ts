import { answer } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { redeemCode } from '../handover/redeem-code.ts';
import { sessionAnswerOf } from '../sessions/start-session.ts';

/** POST /get-session: exchanges a one-time code for a session. A code with a PKCE challenge needs its verifier. */
export function getSessionCall(app: FastifyInstance, { db, wbn }: Accounts): void {
  answer(app, 'getSession', async ({ input: { body }, request }) => {
    const { session, refreshToken } = await redeemCode(db, body.token, body.codeVerifier, request.caller);
    request.trailUser = session.userID;
    return sessionAnswerOf(wbn.options.tokens, session, refreshToken);
  });
}
