import { recentLoginSeconds } from '@wbn/contract';
import { hasSecondFactor } from '@wbn/http';
import type { LoggedIn } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';

/**
 * Seconds after which password and code are asked for again before an important change. A form may be sent later than its page was opened,
 * so that what was typed is not lost.
 */
const provenFor = { page: recentLoginSeconds, form: 2 * recentLoginSeconds };

/** Whether a person with two-step login must confirm that it is them, because their login is too old. Others type their password into the form. */
export const mustConfirm = async (
  { db }: Accounts,
  { provenAgo, userID }: Pick<LoggedIn, 'provenAgo' | 'userID'>,
  sent: keyof typeof provenFor,
): Promise<boolean> => provenAgo > provenFor[sent] && (await hasSecondFactor(db, userID));
