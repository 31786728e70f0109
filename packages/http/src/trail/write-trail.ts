import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { addressOf } from '../limits/address.ts';
import { addressPrefix } from './address-prefix.ts';
import { userAgentLabel } from './user-agent-label.ts';

export interface TrailEvent {
  readonly event: string;
  /** The hash of an address that somebody typed. */
  readonly account: string | null;
  readonly userID: string | null;
}

/** How an answer ended, as the trail stores it. */
export const trailOutcome = (status: number): 'ok' | 'refused' | 'failed' =>
  status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed';

/**
 * Writes a line of the trail for an answer that was sent: network, browser and outcome, neither the full address nor the e-mail. A failure
 * to write it is logged, since it must not delay the answer.
 */
export async function writeTrail(
  { db, options }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, event, userID }: TrailEvent,
): Promise<void> {
  const address = addressOf(request, options.internalKey);
  // Null for a person whose account is gone by now: a deletion takes the id out of the trail, its own line included.
  const living = db.selectFrom('users').select('id').where('id', '=', userID).where('deletedAt', 'is', null);
  await db
    .insertInto('authTrail')
    .values({
      event,
      outcome: trailOutcome(reply.statusCode),
      status: reply.statusCode,
      account,
      userId: living,
      addressPrefix: address === null ? null : addressPrefix(address),
      userAgentLabel: userAgentLabel(request.headers['user-agent']),
      requestId: request.id,
    })
    .execute()
    .catch((err) => options.logger.error({ err, event }, 'a line of the trail was not written'));
}
