import type { LoggedIn } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { type Consent, readConsent } from './consents.ts';
import { readProviderChoice } from './provider-choices.ts';

/** The access of an origin before a login decides anew: by the person's own consent, or by logins by the same provider. */
export const readAllowed = (
  accounts: Accounts,
  { loginID, providerID, userID }: LoggedIn,
  origin: string,
): Promise<Consent | undefined> =>
  providerID === null
    ? readConsent(accounts, userID, origin)
    : readProviderChoice(accounts, { userID, loginID, providerID }, origin);
