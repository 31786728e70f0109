import { isPasswordOf } from '../account/account.ts';
import type { Accounts } from '../context.ts';
import { chargeCurrentPassword } from '../credentials/charge-mails.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { refusalOf } from './refusals.ts';
import type { SignedIn } from './signed-in.ts';

/** Errors of the typed current password; rate-limited like a login, because it can be used to guess the password. */
export async function currentErrors(
  accounts: Accounts,
  page: Pick<SignedIn, 'account' | 'fields' | 'flow' | 'loginID' | 'providerID' | 'reply'>,
): Promise<FieldErrors> {
  const { account, fields, flow, loginID, providerID, reply } = page;
  const { errors, own } = flow.t;
  if (!fields.current) return new Map([['current', errors.passwordMissing]]);
  try {
    await chargeCurrentPassword(accounts, reply, { userID: account.userID, loginID, providerID });
    const fits = await isPasswordOf(accounts, account.userID, fields.current);
    return fits ? new Map() : new Map([['current', own.errors.currentWrong]]);
  } catch (error) {
    return new Map([['', refusalOf(reply, flow, error).text]]);
  }
}
