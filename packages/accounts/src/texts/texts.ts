import type { PartnerScope } from '@wbn/contract';
import type { OwnTexts } from './own/texts.ts';
import type { SecondFactorTexts } from './second-factor/texts.ts';
import type { SignInTexts } from './sign-in/texts.ts';

/** Texts of the pages. `{name}`, `{origin}`, `{minutes}` are filled in. */
export interface Texts {
  readonly tagline: string;
  readonly logInTitle: string;
  readonly registerTitle: string;
  readonly toContinue: string;
  readonly invited: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHint: string;
  /** Label of the field for the mailed code. */
  readonly mailCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly logIn: string;
  readonly createAccount: string;
  readonly createAccountAs: string;
  readonly newHere: string;
  readonly haveAccount: string;
  readonly free: string;
  /** `{terms}` and `{privacy}` are links with the names below. */
  readonly legal: string;
  readonly terms: string;
  readonly privacy: string;
  readonly continueTitle: string;
  readonly continueAs: string;
  readonly continueText: string;
  readonly otherAccount: string;
  readonly beginThereTitle: string;
  readonly beginThereText: string;
  readonly beginThere: string;
  readonly consentTitle: string;
  readonly consentAsks: string;
  /** Names the scope that the widget which asked for the login needs. */
  readonly consentWants: string;
  readonly consentNever: string;
  readonly consentRevocable: string;
  readonly cancel: string;
  readonly scopes: Readonly<Record<PartnerScope, string>>;
  readonly sitesTitle: string;
  readonly sitesText: string;
  readonly sitesNone: string;
  readonly takeBack: string;
  readonly changeScopes: string;
  /** When a change holds. */
  readonly changeHint: string;
  readonly saveScopes: string;
  readonly logOutTitle: string;
  readonly logOutText: string;
  readonly logOut: string;
  readonly loggedOutTitle: string;
  readonly loggedOutText: string;
  readonly toPortal: string;
  readonly notFound: string;
  readonly problem: string;
  readonly errorPrefix: string;
  readonly language: string;
  /** The pages of one's own account. */
  readonly own: OwnTexts;
  readonly second: SecondFactorTexts;
  readonly signIn: SignInTexts;
  readonly errors: {
    readonly emailMissing: string;
    readonly emailInvalid: string;
    readonly passwordMissing: string;
    readonly passwordShort: string;
    readonly passwordLong: string;
    readonly firstNameMissing: string;
    readonly lastNameMissing: string;
    readonly nameInvalid: string;
    readonly nameReserved: string;
    readonly loginFailed: string;
    readonly loginCodeNeeded: string;
    readonly passwordCommon: string;
    readonly tooMany: string;
    readonly expired: string;
    readonly busy: string;
  };
}
