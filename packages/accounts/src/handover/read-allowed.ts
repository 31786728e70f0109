import type { LoggedIn } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { type Consent, readConsent } from './consents.ts';
import { readProviderChoice } from './provider-choices.ts';

/** What an origin may do before a login decides anew: by the person's own consent, or by what logins by the same provider allow it. */
export const readAllowed = (
  accounts: Accounts,
  { loginID, providerID, userID }: LoggedIn,
  origin: string,
): Promise<Consent | undefined> =>
  providerID === null
    ? readConsent(accounts, userID, origin)
    : readProviderChoice(accounts, { userID, loginID, providerID }, origin);
