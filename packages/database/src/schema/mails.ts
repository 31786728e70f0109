import type { MemberRole } from './businesses.ts';

/** What each mail needs to know besides whom it goes to: `outbox_emails.data` by `outbox_emails.template`. */
export interface Mails {
  /** The link that confirms the address of a new account. */
  'verify-email': {
    readonly firstName: string;
    readonly token: string;
    /** Where the person came from, and the key of a partner's page. */
    readonly continue?: string | undefined;
    readonly key?: string | undefined;
  };
  /** Somebody tried to register an address that has an account. */
  'already-registered': Readonly<Record<never, never>>;
  'password-reset': { readonly firstName: string; readonly token: string };
  /** The code that an unknown browser needs while somebody guesses the password. */
  'login-code': { readonly firstName: string; readonly code: string };
  'password-changed': { readonly firstName: string };
  /** To the new address, which the link confirms. */
  'email-change': { readonly firstName: string; readonly token: string };
  /** To the address that the account had. */
  'email-changed': { readonly firstName: string };
  'account-deleted': { readonly firstName: string };
  'business-invitation': {
    readonly companyName: string;
    readonly role: MemberRole;
    readonly token: string;
    /** Whether we have verified the business; rows of earlier releases do not say it. */
    readonly isVerified?: boolean;
  };
  'inquiry-received': ThreadMail & InquiryFacts;
  /** Waits before it is sent, and is dropped when the thread was read meanwhile. */
  'message-unread': ThreadMail;
  'daily-digest': {
    readonly userID: string;
    readonly items: readonly { readonly kind: string; readonly count: number }[];
  };
  /** Amounts in the smallest unit. `paidUntil` is an ISO time. */
  receipt: {
    readonly companyName: string;
    readonly businessID: string;
    readonly tier: string;
    readonly number: string;
    readonly amountCents: number;
    readonly currency: string;
    readonly paidUntil: string;
  };
}

/** Typed by strangers, all of it: data, never markup. */
interface InquiryFacts {
  readonly subject: string;
  /** The person who writes, and the business for which they do. */
  readonly sender: string;
  readonly company: string | null;
  /** ISO code of the sender's country. */
  readonly country: string | null;
  /** The business that is written to. */
  readonly to: string;
  readonly product: string | null;
  readonly message: string;
}

interface ThreadMail {
  /** Who is written to: their wishes are asked once more when the mail is sent. */
  readonly userID: string;
  readonly requestID: string;
  /** The reader's business that the thread is with; null when it is with them in person. */
  readonly businessID: string | null;
}

export type MailName = keyof Mails;
