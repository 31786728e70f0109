import { isForeignKeyViolation } from '@wbn/database';
import { CallError, type Viewer } from '@wbn/http';
import type { Context } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { pushKeys } from './push-keys.ts';

/** Browsers of one person that get push messages: more than anybody uses, and few enough that nobody makes us send to hundreds. */
const most = 10;

/** The key with which this browser subscribed, or would now. */
async function stateOf({ sessionID }: Viewer, { db, tokens }: Pick<Context, 'db' | 'tokens'>) {
  const row = await db
    .selectFrom('pushSubscriptions')
    .select('key')
    .where('sessionId', '=', sessionID)
    .executeTakeFirst();
  return { isOn: row !== undefined, key: newestKey(tokens) };
}

const newestKey = (tokens: Context['tokens']): string => pushKeys(tokens)[0]?.publicKey ?? '';

export const readPush: Handler<'readPush'> = ({ viewer }, context) => stateOf(viewer, context);

export const startPush: Handler<'startPush'> = async ({ body: { endpoint }, viewer }, context) => {
  const changed = { endpoint, key: newestKey(context.tokens), tries: 0 };
  await context.db
    .insertInto('pushSubscriptions')
    .values({ ...changed, sessionId: viewer.sessionID, userId: viewer.userID })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(changed))
    .execute()
    // The session ended while this call ran, e.g. with the account.
    .catch((error) => {
      throw isForeignKeyViolation(error) ? new CallError('SessionError', { cause: error }) : error;
    });
  await forgetOldest(context, viewer);
  return stateOf(viewer, context);
};

export const stopPush: Handler<'stopPush'> = async ({ viewer }, context) => {
  await context.db.deleteFrom('pushSubscriptions').where('sessionId', '=', viewer.sessionID).execute();
  return stateOf(viewer, context);
};

const forgetOldest = ({ db }: Context, { userID }: Viewer) =>
  db
    .deleteFrom('pushSubscriptions')
    .where('sessionId', 'in', (all) =>
      all
        .selectFrom('pushSubscriptions')
        .select('sessionId')
        .where('userId', '=', userID)
        .orderBy('createdAt', 'desc')
        .orderBy('sessionId')
        .offset(most),
    )
    .execute();
