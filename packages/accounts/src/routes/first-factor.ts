import { hasSecondFactor } from '@wbn/http';
import type { Accounts } from '../context.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { currentErrors } from './current-password.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Errors of the typed current password where two-step login would begin: a thief of the cookie could otherwise lock the owner out with a
 * second step of their own. Later changes ask for a recent login instead.
 */
export const firstFactorErrors = async (accounts: Accounts, page: SignedIn): Promise<FieldErrors> =>
  (await hasSecondFactor(accounts.db, page.account.userID)) ? new Map() : currentErrors(accounts, page);
