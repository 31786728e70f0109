import { sql } from '@wbn/database';
import { CallError, hasSecondFactor } from '@wbn/http';
import { lockPerson } from '../account/lock-person.ts';
import { holdLogin, renewSecret } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { readSecondStep } from '../passkeys/proof.ts';
import { chargeSecondFactor, takeSecondFactor } from '../second-factor/take-second-factor.ts';
import { currentErrors } from './current-password.ts';
import { refusalOf } from './refusals.ts';
import type { SignedIn } from './signed-in.ts';

/** The request of a logged-in person whose form holds their password and code. */
export type Proving = Pick<SignedIn, 'request' | 'reply' | 'flow' | 'fields' | 'account' | 'loginID' | 'providerID'>;

/**
 * Checks the typed password, and the code of a person with two-step login. Then marks the login as confirmed now and runs `work` in the
 * same transaction; the login gets a new secret. Returns the errors by field; none if it was done.
 */
export async function afterProof(
  accounts: Accounts,
  page: Proving,
  work: (within: Accounts) => Promise<void> = async () => undefined,
): Promise<FieldErrors> {
  const { account, fields, flow, loginID, providerID, reply, request } = page;
  const { userID, email } = account;
  const { errors: words } = flow.t.second;
  const step = readSecondStep(fields);
  const asksCode = await hasSecondFactor(accounts.db, userID);
  const isByPasskey = step.passkey !== '' && asksCode;
  // A passkey is unlocked by its owner, so it stands for the password too.
  const errors = new Map(isByPasskey ? [] : await currentErrors(accounts, page));
  if (asksCode && step.typed === '' && !isByPasskey) errors.set('code', words.codeMissing);
  if (errors.size > 0) return errors;
  try {
    if (asksCode) await chargeSecondFactor(accounts, request, reply, { userID, email, step, providerID });
    await accounts.db.transaction().execute(async (trx) => {
      const within = { ...accounts, db: trx };
      await lockPerson(trx, userID);
      if (!(await holdLogin(trx, loginID))) throw new CallError('SessionError');
      if (asksCode) await takeSecondFactor(within, userID, step);
      await trx
        .updateTable('accountSessions')
        .set({ confirmedAt: sql<Date>`now()` })
        .where('id', '=', loginID)
        .execute();
      await work(within);
    });
    await renewSecret(accounts, reply, loginID);
    return new Map();
  } catch (error) {
    const isWrong = error instanceof CallError && error.name === 'SecondFactorFailed';
    return new Map([[isWrong ? 'code' : '', refusalOf(reply, flow, error).text]]);
  }
}
