import { isPasswordOf } from '../account/account.ts';
import type { Accounts } from '../context.ts';
import { chargeCurrentPassword } from '../credentials/charge-mails.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { refusalOf } from './refusals.ts';
import type { SignedIn } from './signed-in.ts';

/** What is wrong with the typed current password; counted like a login, since it is one more way to guess it. */
export async function currentErrors(accounts: Accounts, page: SignedIn): Promise<FieldErrors> {
  const { account, fields, flow, loginID, reply } = page;
  const { errors, own } = flow.t;
  if (!fields.current) return new Map([['current', errors.passwordMissing]]);
  try {
    await chargeCurrentPassword(accounts, reply, loginID);
    const fits = await isPasswordOf(accounts, account.userID, fields.current);
    return fits ? new Map() : new Map([['current', own.errors.currentWrong]]);
  } catch (error) {
    return new Map([['', refusalOf(flow, error).text]]);
  }
}
