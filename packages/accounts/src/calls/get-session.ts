import { answer, readProof } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { redeemCode } from '../handover/redeem-code.ts';
import { useProof } from '../sessions/proof.ts';
import { sessionAnswerOf } from '../sessions/start-session.ts';

/** POST /get-session: exchanges a one-time code for a session. A code with a PKCE challenge needs its verifier. */
export function getSessionCall(app: FastifyInstance, { db, sites, wbn }: Accounts): void {
  answer(app, 'getSession', async ({ input: { body }, request }) => {
    const { tokens } = wbn.options;
    const proof = await readProof(request.headers.dpop, `${sites.accounts}/get-session`);
    const { caller } = request;
    if (proof) await useProof(db, proof, { keys: tokens, subject: `code:${body.token}`, without: 'clock' });
    const { session, refreshToken } = await redeemCode(db, body.token, {
      verifier: body.codeVerifier,
      proof,
      caller,
    });
    request.trailUser = session.userID;
    return sessionAnswerOf(tokens, session, refreshToken);
  });
}
