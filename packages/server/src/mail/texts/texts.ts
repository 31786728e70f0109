import type { RemovableType, SaidSubjects, VerificationOutcome } from '@wbn/contract';
import type { MembershipNews, SecondFactorChange } from '@wbn/database';

/** Texts of the mails. `{name}` and similar placeholders are filled in. */
export interface MailTexts {
  readonly hello: string;
  /** The greeting of a mail whose reader's name is unknown or not shown. */
  readonly helloAnybody: string;
  /** Labels of the sender among the facts, the only place for user input in a mail. */
  readonly sender: {
    readonly from: string;
    readonly status: string;
    readonly verified: string;
    readonly notVerified: string;
  };
  readonly tagline: string;
  /** Text above a link that is printed in the mail. */
  readonly orOpen: string;
  readonly why: string;
  readonly unsubscribe: string;
  readonly notYou: string;
  readonly verify: { readonly subject: string; readonly text: string; readonly action: string; readonly note: string };
  readonly known: { readonly subject: string; readonly text: string; readonly action: string; readonly note: string };
  readonly reset: { readonly subject: string; readonly text: string; readonly action: string; readonly note: string };
  readonly loginCode: {
    readonly subject: string;
    readonly text: string;
    readonly code: string;
    readonly action: string;
    readonly note: string;
  };
  readonly newDevice: {
    readonly subject: string;
    readonly text: string;
    readonly browser: string;
    readonly unknown: string;
    readonly network: string;
    readonly at: string;
    readonly action: string;
    readonly note: string;
  };
  readonly passwordChanged: { readonly subject: string; readonly text: string; readonly action: string };
  readonly secondFactor: {
    readonly subject: string;
    readonly changes: Readonly<Record<SecondFactorChange, string>>;
    readonly action: string;
    readonly usedSubject: string;
    readonly usedText: string;
    /** Label of the number of unused codes. */
    readonly left: string;
    readonly guessedSubject: string;
    readonly guessedText: string;
    readonly guessedAction: string;
    readonly triedSubject: string;
    readonly triedText: string;
    readonly triedAction: string;
  };
  /** The sign-in of a business opens the account. */
  readonly signInLinked: { readonly subject: string; readonly text: string; readonly note: string };
  readonly change: { readonly subject: string; readonly text: string; readonly action: string; readonly note: string };
  readonly changeAsked: { readonly subject: string; readonly text: string; readonly action: string };
  readonly changed: {
    readonly subject: string;
    readonly text: string;
    readonly action: string;
    readonly undo: string;
    readonly note: string;
  };
  readonly deleted: { readonly subject: string; readonly text: string; readonly former: string };
  readonly invitation: {
    readonly subject: string;
    readonly text: string;
    readonly inviter: string;
    readonly action: string;
    readonly note: string;
    readonly roles: Readonly<Record<'owner' | 'admin' | 'member', string>>;
  };
  readonly inquiry: {
    readonly subject: string;
    readonly text: string;
    /** The person, if they write for a business. */
    readonly writer: string;
    /** The business that receives the message. */
    readonly to: string;
    readonly company: string;
    readonly country: string;
    /** The form's subjects in the language of the mail; empty for English, in which they are sent. */
    readonly subjects: SaidSubjects;
    readonly about: string;
    readonly product: string;
    readonly action: string;
  };
  readonly unread: { readonly subject: string; readonly text: string; readonly count: string; readonly action: string };
  readonly digest: {
    readonly subject: string;
    readonly text: string;
    readonly action: string;
    /** Above the links to the inboxes. */
    readonly inboxes: string;
    readonly kinds: Readonly<Record<string, string>>;
  };
  readonly weekly: {
    readonly subject: string;
    readonly text: string;
    readonly products: string;
    readonly posts: string;
    /** Label of an author. */
    readonly by: string;
    readonly unanswered: string;
    readonly figures: Readonly<Record<'views' | 'productViews' | 'searches' | 'inquiries', string>>;
    /** `{now}` and `{before}` are the counts of the week and of the one before. */
    readonly compared: string;
    readonly action: string;
    readonly note: string;
  };
  /** New matches of a saved search. */
  readonly search: {
    readonly subject: string;
    readonly text: string;
    readonly search: string;
    readonly count: string;
    readonly business: string;
    readonly product: string;
    readonly action: string;
    readonly note: string;
  };
  /** Decisions of operators on a verification, and its end. */
  readonly verification: {
    readonly subjects: Readonly<Record<VerificationOutcome, string>>;
    readonly texts: Readonly<Record<VerificationOutcome, string>>;
    readonly scopes: string;
    readonly scopeNames: Readonly<Record<string, string>>;
    readonly until: string;
    readonly action: string;
  };
  /** Two-step login that a business requires of its members. */
  readonly duty: { readonly subject: string; readonly text: string; readonly from: string; readonly action: string };
  /** An operator ended all logins of a person. */
  readonly loginsEnded: { readonly subject: string; readonly text: string };
  /** A paid year that ends or cannot be renewed. */
  readonly membership: {
    readonly subjects: Readonly<Record<MembershipNews, string>>;
    readonly texts: Readonly<Record<MembershipNews, string>>;
  };
  /** An operator suspends or restores an account or a business. */
  readonly suspension: {
    readonly account: SuspensionTexts;
    readonly business: SuspensionTexts;
    readonly action: string;
  };
  /** An operator removed a thing after a report. `says`: the label of its text. */
  readonly removal: {
    readonly subjects: Readonly<Record<RemovableType, string>>;
    readonly text: string;
    readonly says: string;
  };
  readonly receipt: {
    readonly subject: string;
    readonly text: string;
    readonly number: string;
    readonly business: string;
    readonly membership: string;
    readonly tiers: Readonly<Record<string, string>>;
    readonly amount: string;
    readonly tax: string;
    /** Instead of an amount: the buyer abroad owes the tax. */
    readonly reverse: string;
    readonly until: string;
    readonly next: string;
    readonly verify: string;
    readonly boost: string;
    readonly action: string;
  };
}

type SuspensionTexts = Readonly<Record<'suspended' | 'restored', { readonly subject: string; readonly text: string }>>;
