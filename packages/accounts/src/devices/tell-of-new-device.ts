import { notifyPerson, queueMail } from '@wbn/database';
import { addressOf, addressPrefix, userAgentLabel } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';

/** Milliseconds in which a new account gets no such mail: its owner comes from the registration to the first login. */
const newAccount = 60 * 60_000;

/**
 * Tells the owner by mail and by a notification that someone logged in from a browser that is new to the account. Once a day for the same
 * kind of browser and the same network, because a private window is new each time: the key of the mail decides for both. Logins by a provider
 * have keys of their own, so that one of them does not hide the login of somebody who has the password.
 */
export async function tellOfNewDevice(
  { db, wbn }: Accounts,
  request: FastifyRequest,
  userID: string,
  byProvider = false,
): Promise<void> {
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
  const key = `new-device:${userID}:${at.slice(0, 10)}:${device}:${network}${byProvider ? ':by-provider' : ''}`;
  const tell = async (trx: typeof db) => {
    const data = { firstName, device, network, at };
    if (!(await queueMail(trx, { to: email, template: 'new-device', locale, data, dedupeKey: key }))) return;
    const about = { type: 'user', id: userID };
    await notifyPerson(trx, { kind: 'new-device', userID, about, key, data: { title: device } });
  };
  await (db.isTransaction ? tell(db) : db.transaction().execute(tell));
}
