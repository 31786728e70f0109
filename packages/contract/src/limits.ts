/**
 * Rate limits, per identity (user, else address, IPv6 by /64; partner pages by key). Token buckets of `burst` tokens that refill
 * evenly over `seconds`. Source: the table of limits in the design's security notes.
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
  message: {
    anonymous: { burst: 60, seconds: 60 },
    user: { burst: 60, seconds: 60 },
    partner: { burst: 60, seconds: 60 },
  },
  upload: {
    anonymous: { burst: 30, seconds: 1800 },
    user: { burst: 30, seconds: 1800 },
    partner: { burst: 30, seconds: 1800 },
  },
  /** Of one person, repeats and refusals included; a business has a limit of its own, `purchasesOfOneBusiness`. */
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
  /** Repeats of a request whose answer is kept under its Idempotency-Key. */
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

/** Kilobytes that one person may upload: 100 MB a day. */
export const uploadBytes = { burst: 100_000, seconds: 86_400 } as const;
/** Short bursts of anonymous reading: 50 within 10 s, beside the 300 of 5 minutes. */
export const anonymousBurst = { burst: 50, seconds: 10 } as const;
/** Logins to one account from one address, or from one browser that the account knows. */
export const accountLogin = { burst: 10, seconds: 900 } as const;
/** Logins to one account by unknown browsers at all addresses together. More of them need a code by mail; nobody is refused by this. */
export const accountGuesses = { burst: 20, seconds: 3600 } as const;
/** Mails with a link that one account, or one known browser, may ask for. */
export const accountMails = { burst: 5, seconds: 3600 } as const;
/** Mails to one mailbox about registrations of its address, whoever asks from wherever. */
export const registrationMails = { burst: 20, seconds: 3600 } as const;
/** Mails with a code for a login. A code works for an hour, so that one that works lies in the mailbox when this is used up. */
export const loginCodeMails = { burst: 4, seconds: 3600 } as const;
/** Inquiries of one sender to one business. */
export const inquiriesToOneBusiness = { burst: 5, seconds: 86400 } as const;
/** Attempts to charge for one business, whoever makes them. */
export const purchasesOfOneBusiness = { burst: 5, seconds: 3600 } as const;
/** How many results of a list can be read by `skip`. Nobody pages that far, and each page costs all the pages before it. */
export const deepestResult = 10_000;
/** Bytes of one JSON body. */
export const bodyLimit = 64 * 1024;
/** Bytes of one uploaded file, where the server was told no other limit. */
export const uploadLimit = 512_000;
/** How many businesses one call for many cards may ask for. */
export const mostCards = 50;
