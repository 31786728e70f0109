import { isUniqueViolation, sql } from '@wbn/database';
import { endSessions, makeEmailToken, secretHash, voidEmailTokens } from '@wbn/http';
import type { Accounts } from '../context.ts';
import { noPassword } from '../credentials/passwords.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { removeFactorsSince } from '../second-factor/remove-factors-since.ts';
import { readEmailToken, takeEmailToken } from './email-tokens.ts';
import { lockPerson } from './lock-person.ts';

/**
 * Restores the address to which the link was mailed. A thief may know the password, so the password and all sessions end, and so do the apps,
 * passkeys and links to providers of businesses that were set up since the change was asked for. The person chooses a new password at once.
 * Returns the token for that; undefined for an invalid link.
 */
export async function undoEmail({ db }: Accounts, token: string): Promise<string | undefined> {
  const owner = await readEmailToken(db, 'undo', token);
  if (owner === undefined) return undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      await lockPerson(trx, owner.userID);
      const link = await takeEmailToken(trx, 'undo', token);
      if (!link?.newEmail) return undefined;
      const { userID, newEmail: email, createdAt } = link;
      const restored = await trx
        .updateTable('users')
        .set({
          email,
          emailVerifiedAt: sql<Date>`now()`,
          passwordHash: noPassword,
          passwordChangedAt: sql<Date>`now()`,
        })
        .where('id', '=', userID)
        .where('deletedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (restored === undefined) return undefined;
      await endSessions(trx, userID, 'change of e-mail undone');
      await forgetDevices(trx, userID);
      await removeFactorsSince(trx, userID, createdAt);
      // A link to a provider logs in without a password: one of the thief's time would let them in again.
      await trx.deleteFrom('signInLinks').where('userId', '=', userID).where('createdAt', '>=', createdAt).execute();
      await voidEmailTokens(trx, userID, ['reset', 'verify', 'change', 'login']);
      // Links of later changes belong to the person who asked for these. Links of earlier ones may be the owner's, and stay.
      await trx
        .updateTable('emailTokens')
        .set({ usedAt: sql<Date>`now()` })
        .where('userId', '=', userID)
        .where('purpose', '=', 'undo')
        .where('usedAt', 'is', null)
        .where('createdAt', '>=', (eb) =>
          eb.selectFrom('emailTokens').select('createdAt').where('tokenHash', '=', secretHash(token)),
        )
        .execute();
      return makeEmailToken(trx, { userID, purpose: 'reset' });
    });
  } catch (error) {
    // Another account registered the address meanwhile.
    if (isUniqueViolation(error, 'users_email_key')) return undefined;
    throw error;
  }
}
