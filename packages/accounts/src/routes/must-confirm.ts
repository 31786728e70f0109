import { recentLoginSeconds } from '@wbn/contract';
import { hasSecondFactor } from '@wbn/http';
import type { LoggedIn } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';

/**
 * Whether a person with two-step login must confirm that it is them, because their last proof is too old: for a page and for its form alike, since
 * a form can be sent without its page. Others type their password into the form.
 */
export const mustConfirm = async (
  { db }: Accounts,
  { provenAgo, userID }: Pick<LoggedIn, 'provenAgo' | 'userID'>,
): Promise<boolean> => provenAgo > recentLoginSeconds && (await hasSecondFactor(db, userID));
