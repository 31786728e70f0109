import type { MemberRole } from './businesses.ts';

/** Of a paid year: it renews or ends soon, its renewal was refused, or it has ended. */
export type MembershipNews = 'renewing' | 'ending' | 'cancelled' | 'refused' | 'ended';

export type SecondFactorChange = 'on' | 'app' | 'codes' | 'passkey' | 'passkeyRemoved' | 'off';

/** The data of each mail besides its recipient: `outbox_emails.data` by `outbox_emails.template`. */
export interface Mails {
  /** The link that confirms the address of a new account. */
  'verify-email': {
    readonly firstName: string;
    readonly token: string;
    /** The person's page before the registration, and the key of a partner page. */
    readonly continue?: string | undefined;
    readonly key?: string | undefined;
  };
  /** Someone tried to register an address that has an account. */
  'already-registered': Readonly<Record<never, never>>;
  'password-reset': { readonly firstName: string; readonly token: string };
  /** The code for an unknown browser while someone is guessing the password. */
  'login-code': { readonly firstName: string; readonly code: string };
  /** A login from a browser that is new to the account. */
  'new-device': {
    readonly firstName: string;
    /** As in 'Firefox on Linux'; null if it is not a known browser. */
    readonly device: string | null;
    /** The part of the address that identifies a network. */
    readonly network: string | null;
    /** ISO time. */
    readonly at: string;
  };
  'password-changed': { readonly firstName: string };
  /** Two-step login was turned on or off, has another app, or new recovery codes. A former address gets `undo`: the token that restores it. */
  'second-factor-changed': {
    readonly firstName: string;
    readonly change: SecondFactorChange;
    readonly undo?: string;
  };
  /** `left`: unused codes. */
  'recovery-code-used': { readonly firstName: string; readonly left: number };
  /** Somebody knows the password and guesses codes. */
  'second-factor-guessed': { readonly firstName: string; readonly byProvider?: true };
  /** The sign-in of a business opens the account from now on. */
  'sign-in-linked': { readonly firstName: string; readonly businessName: string };
  /** Sent to the new address, which the link confirms. */
  'email-change': { readonly firstName: string; readonly token: string };
  /** Sent to the present address when somebody asks for another one. */
  'email-change-asked': { readonly firstName: string };
  /** Sent to the previous address, with a link that undoes the change. Rows of earlier releases have none. */
  'email-changed': { readonly firstName: string; readonly token?: string };
  /** `wasFormer`: sent to the former address of an account whose change could still be undone. */
  'account-deleted': { readonly firstName: string; readonly wasFormer?: boolean };
  'business-invitation': {
    readonly companyName: string;
    readonly role: MemberRole;
    readonly token: string;
    /** Whether we have verified the business; missing in rows of earlier releases. */
    readonly isVerified?: boolean;
    /** Name of the inviting person; missing in rows of earlier releases. */
    readonly inviter?: string;
  };
  'inquiry-received': ThreadMail & InquiryFacts;
  /** Delayed, and dropped if the thread is read meanwhile. */
  'message-unread': ThreadMail & {
    /** The business that is written to; null for a person. Rows of earlier releases do not say it. */
    readonly to?: string | null;
  };
  'daily-digest': {
    readonly userID: string;
    readonly items: readonly {
      readonly kind: string;
      readonly count: number;
      /** The reader's business that these concern; null for the person. Rows of earlier releases do not say it. */
      readonly business?: string | null;
      readonly businessID?: string | null;
    }[];
  };
  /** The week of a person: what those whom they follow published, and figures of the businesses that they manage. The names are other users' texts. */
  'weekly-digest': {
    readonly userID: string;
    readonly news: readonly { readonly kind: 'products' | 'posts'; readonly count: number; readonly by: string[] }[];
    readonly businesses: readonly {
      readonly businessID: string;
      readonly name: string;
      readonly unanswered: number;
      /** Counts of the week and of the one before. */
      readonly figures: readonly {
        readonly name: 'views' | 'productViews' | 'searches' | 'inquiries';
        readonly now: number;
        readonly before: number;
      }[];
    }[];
  };
  /** New matches of a saved search. `path` is a path of the portal, the names are other users' texts. */
  'saved-search': {
    readonly userID: string;
    readonly searchID: string;
    readonly name: string;
    readonly path: string;
    readonly count: number;
    readonly items: readonly { readonly kind: 'business' | 'product'; readonly name: string }[];
  };
  /** A decision of an operator on a verification, or its end. `note`: the operator's words to the business. */
  'verification-news': {
    readonly firstName: string;
    readonly businessID: string;
    readonly companyName: string;
    readonly outcome: 'approved' | 'rejected' | 'more' | 'revoked' | 'ending' | 'expired';
    readonly scopes: readonly string[];
    /** ISO time; null without an approval. */
    readonly expiresAt: string | null;
    readonly note: string | null;
  };
  /** A business requires two-step login of a member who has none. `dueAt`: ISO time from when on they may not act for it. */
  'second-factor-required': {
    readonly firstName: string;
    readonly companyName: string;
    readonly dueAt: string;
  };
  /** An operator suspended or restored an account, or a business (`companyName`). */
  'logins-ended': { readonly firstName: string; readonly reason: string };
  suspension: {
    readonly firstName: string;
    readonly companyName: string | null;
    /** Of what is suspended: of the business, otherwise of the account. Missing in mails that waited when it came in. */
    readonly id?: string;
    readonly isSuspended: boolean;
    readonly reason: string | null;
  };
  /** An operator removed it after a report. `says`: the beginning of the text, or the product's name; null for a business. */
  removal: {
    readonly firstName: string;
    readonly type: 'post' | 'comment' | 'business' | 'product';
    /** Missing in mails that waited when it came in. */
    readonly id?: string;
    readonly says: string | null;
    readonly companyName: string | null;
    readonly reason: string | null;
  };
  /** To each owner. `paidUntil`: ISO time at which the paid year ends. */
  'membership-news': {
    readonly firstName: string;
    readonly businessID: string;
    readonly companyName: string;
    readonly tier: string;
    readonly news: MembershipNews;
    readonly paidUntil: string;
  };
  /** Amounts in the smallest unit. `paidUntil` is an ISO time. */
  receipt: {
    readonly companyName: string;
    /** Missing in mails that waited when it came in. */
    readonly isVerified?: boolean;
    readonly businessID: string;
    readonly tier: string;
    readonly number: string;
    readonly amountCents: number;
    readonly currency: string;
    readonly paidUntil: string;
    /** The tax that the amount contains. Missing without a seller, and in mails that waited when it came in. */
    readonly tax?: { readonly percent: number; readonly cents: number; readonly isReverse: boolean } | undefined;
  };
}

/** User input: data, never markup. */
interface InquiryFacts {
  readonly subject: string;
  /** The person who writes, and the business that they speak for. */
  readonly sender: string;
  readonly company: string | null;
  /** ISO code of the sender's country. */
  readonly country: string | null;
  /** The business that receives the inquiry. */
  readonly to: string;
  readonly product: string | null;
  readonly message: string;
}

interface ThreadMail {
  /** The recipient: their preferences are checked again when the mail is sent. */
  readonly userID: string;
  readonly requestID: string;
  /** The reader's business in the thread; null if they are in it as a person. */
  readonly businessID: string | null;
}

export type MailName = keyof Mails;
