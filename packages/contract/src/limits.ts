/**
 * Rate limits per identity (user, otherwise address, IPv6 by /64 and by /48; partner pages by key). Token buckets of `burst` tokens that refill evenly
 * over `seconds`.
 */
export const limits = {
  read: {
    anonymous: { burst: 300, seconds: 300 },
    user: { burst: 1500, seconds: 300 },
    partner: { burst: 3000, seconds: 60 },
  },
  search: {
    anonymous: { burst: 30, seconds: 60 },
    user: { burst: 60, seconds: 60 },
    partner: { burst: 3000, seconds: 60 },
  },
  write: {
    anonymous: { burst: 60, seconds: 300 },
    user: { burst: 300, seconds: 300 },
    partner: { burst: 300, seconds: 300 },
  },
  login: {
    anonymous: { burst: 30, seconds: 900 },
    user: { burst: 30, seconds: 900 },
    partner: { burst: 30, seconds: 900 },
  },
  register: {
    anonymous: { burst: 5, seconds: 3600 },
    user: { burst: 5, seconds: 3600 },
    partner: { burst: 5, seconds: 3600 },
  },
  reset: {
    anonymous: { burst: 5, seconds: 3600 },
    user: { burst: 5, seconds: 3600 },
    partner: { burst: 5, seconds: 3600 },
  },
  refresh: {
    anonymous: { burst: 30, seconds: 300 },
    user: { burst: 30, seconds: 300 },
    partner: { burst: 30, seconds: 300 },
  },
  handover: {
    anonymous: { burst: 10, seconds: 60 },
    user: { burst: 10, seconds: 60 },
    partner: { burst: 10, seconds: 60 },
  },
  comment: {
    anonymous: { burst: 30, seconds: 600 },
    user: { burst: 30, seconds: 600 },
    partner: { burst: 30, seconds: 600 },
  },
  post: {
    anonymous: { burst: 30, seconds: 3600 },
    user: { burst: 30, seconds: 3600 },
    partner: { burst: 30, seconds: 3600 },
  },
  react: {
    anonymous: { burst: 120, seconds: 60 },
    user: { burst: 120, seconds: 60 },
    partner: { burst: 120, seconds: 60 },
  },
  inquire: {
    anonymous: { burst: 20, seconds: 86400 },
    user: { burst: 20, seconds: 86400 },
    partner: { burst: 20, seconds: 86400 },
  },
  /** New businesses: each is a public page. */
  found: {
    anonymous: { burst: 10, seconds: 86400 },
    user: { burst: 10, seconds: 86400 },
    partner: { burst: 10, seconds: 86400 },
  },
  report: {
    anonymous: { burst: 50, seconds: 86400 },
    user: { burst: 50, seconds: 86400 },
    partner: { burst: 50, seconds: 86400 },
  },
  message: {
    anonymous: { burst: 60, seconds: 60 },
    user: { burst: 60, seconds: 60 },
    partner: { burst: 60, seconds: 60 },
  },
  /** Translations of messages, each of which costs the operator money; see `translationShares`. */
  translate: {
    anonymous: { burst: 30, seconds: 3600 },
    user: { burst: 30, seconds: 3600 },
    partner: { burst: 30, seconds: 3600 },
  },
  upload: {
    anonymous: { burst: 30, seconds: 1800 },
    user: { burst: 30, seconds: 1800 },
    partner: { burst: 30, seconds: 1800 },
  },
  /** Per person, repeats and refusals included; a business has a separate limit, `purchasesOfOneBusiness`. */
  subscribe: {
    anonymous: { burst: 5, seconds: 3600 },
    user: { burst: 120, seconds: 3600 },
    partner: { burst: 5, seconds: 3600 },
  },
  enquiry: {
    anonymous: { burst: 5, seconds: 1800 },
    user: { burst: 5, seconds: 1800 },
    partner: { burst: 5, seconds: 1800 },
  },
  invite: {
    anonymous: { burst: 30, seconds: 3600 },
    user: { burst: 30, seconds: 3600 },
    partner: { burst: 30, seconds: 3600 },
  },
  /** Repeats of a request whose answer is stored under its Idempotency-Key. */
  repeat: {
    anonymous: { burst: 60, seconds: 300 },
    user: { burst: 300, seconds: 300 },
    partner: { burst: 300, seconds: 300 },
  },
  remove: {
    anonymous: { burst: 30, seconds: 1800 },
    user: { burst: 30, seconds: 1800 },
    partner: { burst: 30, seconds: 1800 },
  },
} as const;
export type LimitName = keyof typeof limits;

/** Kilobytes of uploads per person: 100 MB a day. */
export const uploadBytes = { burst: 100_000, seconds: 86_400 } as const;
/**
 * Parts of the characters that the network has translated in a day, for one person and for the people of one network address: nobody uses up
 * what all have. At least two long messages.
 */
export const translationShares = { person: 1 / 20, network: 1 / 5 } as const;
/** Bursts of anonymous reading: 50 within 10 s, in addition to 300 in 5 minutes. */
export const anonymousBurst = { burst: 50, seconds: 10 } as const;
/** Requests of one address for which partner keys must be looked up, because their origin or key was not known before. */
export const keyLookUps = { burst: 60, seconds: 60 } as const;
/** Requests of one address to the account site whose cookies belong to nobody. */
export const cookieLookUps = { burst: 600, seconds: 60 } as const;
/** Logins to one account from one address, or from one known browser. */
export const accountLogin = { burst: 10, seconds: 900 } as const;
/** Logins to one account in all its known browsers, which strangers at the same address never use up. */
export const firstKnownLogins = { burst: 3, seconds: 900 } as const;
/** Further logins in known browsers, of all accounts from one address. Beyond the limit they count like those of unknown browsers. */
export const knownLogins = { burst: 120, seconds: 900 } as const;
/** Logins to one account by unknown browsers from all addresses together. Beyond the limit a login needs a mailed code; none is refused. */
export const accountGuesses = { burst: 20, seconds: 3600 } as const;
/** Seconds after which people with two-step login confirm that it is them before an important change. */
export const recentLoginSeconds = 900;
/** Mails with a link that one account, or one known browser, may request. */
export const accountMails = { burst: 5, seconds: 3600 } as const;
/** Downloads of one's own data. */
export const accountExports = { burst: 3, seconds: 3600 } as const;
/** People whom the provider of one business may name for the first time: each may get a new account, with limits of its own. */
export const peopleOfOneProvider = { burst: 100, seconds: 86400 } as const;
/** Mails to one mailbox about registrations of its address, from all senders. */
export const registrationMails = { burst: 20, seconds: 3600 } as const;
/** Mails to one mailbox that somebody wants as the new address of an account, by all accounts. */
export const newAddressMails = { burst: 10, seconds: 3600 } as const;
/** Mails to one mailbox that the password was changed. */
export const passwordChangedMails = { burst: 5, seconds: 3600 } as const;
/** Mails with a login code. A code is valid for an hour, so that a valid one is in the mailbox when the limit is reached. */
export const loginCodeMails = { burst: 4, seconds: 3600 } as const;
/** Invitations of one mailbox to businesses, by one person: each is a mail. */
export const invitationMails = { burst: 3, seconds: 86400 } as const;
/** The same by all people together. */
export const allInvitationMails = { burst: 30, seconds: 86400 } as const;
/** Inquiries of one sender to one business. */
export const inquiriesToOneBusiness = { burst: 5, seconds: 86400 } as const;
/** Attempts to charge for one business, by all its members. */
export const purchasesOfOneBusiness = { burst: 5, seconds: 3600 } as const;
/** Most results of a list that `skip` reaches. Deeper pages are not needed, and each page costs as much as all pages before it. */
export const deepestResult = 10_000;
/** Limit of one JSON body in bytes. */
export const bodyLimit = 64 * 1024;
/** Default limit of one uploaded file in bytes. */
export const uploadLimit = 512_000;
const kilobytes = (bytes: number): string => String(Math.floor(bytes / 1024));
/**
 * Changes a text that names the default upload limit so that it names another one, in bytes.
 *
 * @example withUploadLimit('Maximum 500 KB', 1_024_000) // 'Maximum 1000 KB'
 */
export const withUploadLimit = (text: string, bytes: number): string =>
  text.replace(kilobytes(uploadLimit), kilobytes(bytes));
/** Limit of one data sheet of a product, in bytes: 10 MB. */
export const dataSheetLimit = 10 * 1024 * 1024;
/** Limit of one picture that is fetched from an address, in bytes: 10 MB. It is shrunk before it is stored. */
export const fetchedPictureLimit = 10 * 1024 * 1024;
/** Limit of one file of evidence for a verification, in bytes: 10 MB. */
export const evidenceLimit = 10 * 1024 * 1024;
/** Most saved searches of one person. */
export const maxSavedSearches = 50;
/** Most businesses in one call for cards. */
export const maxCards = 50;
/** Resources in one call of `readReactions`. */
export const maxReactions = 50;
