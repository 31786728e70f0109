import { queueMail } from '@wbn/database';
import { addressOf } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { userAgentLabel } from '../account-session/user-agent-label.ts';
import type { Accounts } from '../context.ts';
import { addressPrefix } from '../trail/address-prefix.ts';

/** Milliseconds in which a new account gets no such mail: its owner comes from the registration to the first login. */
const newAccount = 60 * 60_000;

/**
 * Mails the owner that someone logged in from a browser that is new to the account. One mail a day for the same kind of browser and the
 * same network, because a private window is new each time.
 */
export async function mailNewDevice({ db, wbn }: Accounts, request: FastifyRequest, userID: string): Promise<void> {
  const { email, firstName, locale, createdAt } = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'locale', 'createdAt'])
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  if (Date.now() - createdAt.getTime() < newAccount) return;
  const address = addressOf(request, wbn.options.internalKey);
  const device = userAgentLabel(request.headers['user-agent']);
  const network = address === null ? null : addressPrefix(address);
  const at = new Date().toISOString();
  await queueMail(db, {
    to: email,
    template: 'new-device',
    locale,
    data: { firstName, device, network, at },
    dedupeKey: `new-device:${userID}:${at.slice(0, 10)}:${device}:${network}`,
  });
}
