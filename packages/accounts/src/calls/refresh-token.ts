import { limits } from '@wbn/contract';
import type { Database, Kysely } from '@wbn/database';
import { answer, type Bucket, CallError, charge, postgresLimiter, readProof } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { rotate } from '../sessions/rotate.ts';
import { sessionAnswerOf } from '../sessions/start-session.ts';

/** Fifty tabs of a browser that wakes up, twice over. */
const repeats = { burst: 100, seconds: 300 };

/**
 * POST /refresh-token. The limit counts rotations per family: fifty tabs that refresh at once are one rotation, and people who share an
 * address do not share a limit. Repeats of a rotation are counted per family too; refusals are counted by address, and none beyond their limit reaches the
 * database.
 */
export function refreshTokenCall(app: FastifyInstance, { db, sites, wbn }: Accounts): void {
  answer(
    app,
    'refreshToken',
    async ({ request, reply }) => {
      const given = request.headers['x-refresh-token'];
      if (typeof given !== 'string' || given === '') throw new CallError('TokenNotFound');
      // Uses the same connection: a second one could wait for requests that wait for this row.
      const chargeFamily = (bucket: Bucket) => (trx: Kysely<Database>, sessionID: string) =>
        charge({ ...wbn, limiter: postgresLimiter(trx) }, [{ ...bucket, name: `${bucket.name}:${sessionID}` }], reply);
      const { session, refreshToken } = await rotate(db, given, {
        origin: request.caller.origin,
        keys: wbn.options.tokens,
        proof: await readProof(request.headers.dpop, `${sites.accounts}/refresh-token`),
        onReuse: (userID) => {
          request.trailUser = userID;
          wbn.metrics.refreshReused.inc();
        },
        beforeRotation: chargeFamily({ name: 'refresh:family', ...limits.refresh.user }),
        beforeRepeat: chargeFamily({ name: 'refresh:repeat', ...repeats }),
      });
      request.trailUser = session.userID;
      const { userID: _, ...tokens } = await sessionAnswerOf(wbn.options.tokens, session, refreshToken);
      return tokens;
    },
    { limit: 'own', refusals: 'renewal' },
  );
}
