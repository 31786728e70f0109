import { limits } from '@wbn/contract';
import { answer, CallError, charge, chargeCall, postgresLimiter } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { rotate } from '../sessions/rotate.ts';
import { sessionAnswerOf } from '../sessions/start-session.ts';

/**
 * POST /refresh-token. Counted by family and only when a token is really rotated: fifty tabs that refresh at once are one rotation, and
 * an office behind one address is not one person. Tokens that are no good are counted by address.
 */
export function refreshTokenCall(app: FastifyInstance, { db, wbn }: Accounts): void {
  answer(
    app,
    'refreshToken',
    async ({ request, reply }) => {
      const given = request.headers['x-refresh-token'];
      if (typeof given !== 'string' || given === '') throw new CallError('TokenNotFound');
      const { session, refreshToken } = await rotate(db, given, {
        origin: request.caller.origin,
        onReuse: (userID) => {
          request.trailUser = userID;
          wbn.metrics.refreshReused.inc();
        },
        // On the same connection: a second one might wait for those that wait for this row.
        beforeRotation: (trx, sessionID) =>
          charge(
            { ...wbn, limiter: postgresLimiter(trx) },
            [{ name: `refresh:family:${sessionID}`, ...limits.refresh.user }],
            reply,
          ),
      }).catch(async (error) => {
        if (error instanceof CallError && error.name === 'SessionError') {
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
