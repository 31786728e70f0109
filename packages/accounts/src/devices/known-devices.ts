import { type Database, foldEmail, type Kysely, sql } from '@wbn/database';
import { userAgentLabel } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { deviceSeconds } from '../sessions/lifetimes.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';

const markOf = (accounts: Accounts, request: FastifyRequest): string | undefined => {
  const kept = readCookie(accounts, request, 'device');
  return kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : undefined;
};

/** The last login in this browser, by other means than a provider, as the id of its known browser; undefined if nobody logged in. */
export async function lastDevice(accounts: Accounts, request: FastifyRequest): Promise<string | undefined> {
  const mark = markOf(accounts, request);
  if (mark === undefined) return undefined;
  const row = await accounts.db
    .selectFrom('knownDevices')
    .select('id')
    .where('tokenHash', '=', hashOf(mark))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('byProvider', '=', false)
    .orderBy('lastSeenAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface KnownDevice {
  readonly id: string;
  readonly userID: string;
}

/**
 * This browser for the account with the address; undefined if nobody logged in to it here before. A login by a provider does not count: its
 * administrators could make as many browsers as they like, each with tries at the password and at codes.
 */
export async function knownDevice(
  accounts: Accounts,
  request: FastifyRequest,
  email: string,
): Promise<KnownDevice | undefined> {
  const mark = markOf(accounts, request);
  if (mark === undefined) return undefined;
  const row = await accounts.db
    .selectFrom('knownDevices as device')
    .innerJoin('users as user', 'user.id', 'device.userId')
    .select(['device.id', 'device.userId'])
    .where('device.tokenHash', '=', hashOf(mark))
    .where('device.expiresAt', '>', sql<Date>`now()`)
    .where('device.byProvider', '=', false)
    .where((eb) => eb(eb.fn<string>('lower', ['user.email']), '=', foldEmail(email)))
    .where('user.deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, userID: row.userId };
}

/** Known browsers of one person: the newest ones, because each has tries of its own. */
export const mostDevices = 10;

/**
 * Marks this browser as known to the person after a login, and forgets the oldest beyond ten. All people who log in here share one mark, which
 * each login renews: a mark that somebody planted here, or copied from here, is worth nothing afterwards. Logins by a provider forget no browser
 * of another login. Returns whether the browser is new to the person; one in which only a provider logged in is new to a login of the person's
 * own.
 */
export async function rememberDevice(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string,
  byProvider: boolean,
): Promise<boolean> {
  const former = markOf(accounts, request);
  const mark = makeSecret();
  const tokenHash = hashOf(mark);
  const known =
    former === undefined
      ? []
      : await accounts.db
          .updateTable('knownDevices')
          .set({ tokenHash })
          .where('tokenHash', '=', hashOf(former))
          .where('expiresAt', '>', sql<Date>`now()`)
          .returning(['userId', 'byProvider'])
          .execute();
  const seen = {
    userAgentLabel: userAgentLabel(request.headers['user-agent']),
    lastSeenAt: sql<Date>`now()`,
    expiresAt: sql<Date>`now() + make_interval(secs => ${deviceSeconds})`,
  };
  await accounts.db
    .insertInto('knownDevices')
    .values({ userId: userID, tokenHash, byProvider, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'userId']).doUpdateSet({
        ...seen,
        byProvider: sql<boolean>`known_devices.by_provider and excluded.by_provider`,
      }),
    )
    .execute();
  const own = accounts.db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userID)
    .where('byProvider', '=', byProvider);
  await accounts.db
    .deleteFrom('knownDevices')
    .where('id', 'in', own.orderBy('lastSeenAt', 'desc').orderBy('id').offset(mostDevices))
    .execute();
  setCookie(accounts, reply, 'device', mark, deviceSeconds);
  return !known.some((one) => one.userId === userID && (byProvider || !one.byProvider));
}

/** Forgets all known browsers of a person, except the one of the request `keep`. */
export async function forgetDevices(
  db: Kysely<Database>,
  userID: string,
  keep?: { readonly accounts: Accounts; readonly request: FastifyRequest },
): Promise<void> {
  const mark = keep && markOf(keep.accounts, keep.request);
  let devices = db.deleteFrom('knownDevices').where('userId', '=', userID);
  if (mark !== undefined) devices = devices.where('tokenHash', '!=', hashOf(mark));
  await devices.execute();
}
