import { limits } from '@wbn/contract';
import { answer, CallError, charge, chargeCall, postgresLimiter, readProof } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { rotate } from '../sessions/rotate.ts';
import { sessionAnswerOf } from '../sessions/start-session.ts';

/**
 * POST /refresh-token. The limit counts rotations per family: fifty tabs that refresh at once are one rotation, and people who share an
 * address do not share a limit. Invalid tokens are counted by address.
 */
export function refreshTokenCall(app: FastifyInstance, { db, sites, wbn }: Accounts): void {
  answer(
    app,
    'refreshToken',
    async ({ request, reply }) => {
      const given = request.headers['x-refresh-token'];
      if (typeof given !== 'string' || given === '') throw new CallError('TokenNotFound');
      const { session, refreshToken } = await rotate(db, given, {
        origin: request.caller.origin,
        keys: wbn.options.tokens,
        proof: await readProof(request.headers.dpop, `${sites.accounts}/refresh-token`),
        onReuse: (userID) => {
          request.trailUser = userID;
          wbn.metrics.refreshReused.inc();
        },
        // Uses the same connection: a second one could wait for requests that wait for this row.
        beforeRotation: (trx, sessionID) =>
          charge(
            { ...wbn, limiter: postgresLimiter(trx) },
            [{ name: `refresh:family:${sessionID}`, ...limits.refresh.user }],
            reply,
          ),
      }).catch(async (error) => {
        if (error instanceof CallError && ['SessionError', 'ProofRefused', 'ProofNonceNeeded'].includes(error.name)) {
          await chargeCall(wbn, 'refresh', request, reply, undefined);
        }
        throw error;
      });
      request.trailUser = session.userID;
      const { userID: _, ...tokens } = await sessionAnswerOf(wbn.options.tokens, session, refreshToken);
      return tokens;
    },
    { limit: 'own' },
  );
}
