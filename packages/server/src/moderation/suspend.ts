import { queueMail } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { indexPostsOf, indexUsers } from '../search/indexing/index-rows.ts';
import { checkFilesSoon } from '../uploads/removal/check-soon.ts';

/**
 * Suspends a person, or restores them: while suspended no login, no calls of open sessions, no profile, no search result. They hear of it by
 * mail, with the reason if there is one. Operators cannot suspend each other. Returns whether anything changed.
 * @throws Forbidden
 */
export async function setSuspended(
  trx: Trx,
  operator: Viewer,
  userID: string,
  suspended: boolean,
  reason: string | null,
  { now, search }: Pick<Context, 'search' | 'now'>,
): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select(['role', 'suspendedAt', 'email', 'firstName', 'locale'])
    .where('id', '=', userID)
    .where('deletedAt', 'is', null)
    // Not for an update of the key: another operator's decision may tell this person something meanwhile, and would wait for us as we for it.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user?.role === 'operator') fail('Forbidden');
  if (user === undefined || (user.suspendedAt !== null) === suspended) return false;
  await trx
    .updateTable('users')
    .set({ suspendedAt: suspended ? now() : null, suspensionReason: suspended ? reason : null })
    .where('id', '=', userID)
    .execute();
  await checkFilesSoon(trx, 'user', userID);
  await indexUsers(trx, search, [userID]);
  await indexPostsOf(trx, search, userID);
  const action = suspended ? 'user.suspended' : 'user.restored';
  await noteAct(trx, operator, { action, resourceType: 'user', resourceId: userID, data: { reason } });
  const { email, firstName, locale } = user;
  await queueMail(trx, {
    to: email,
    template: 'suspension',
    locale,
    data: { firstName, companyName: null, id: userID, isSuspended: suspended, reason },
    dedupeKey: `suspension:${userID}:${now().getTime()}`,
  });
  return true;
}
