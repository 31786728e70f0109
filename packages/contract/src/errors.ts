/**
 * The closed list of errors. Wire form: `{success: false, code: <HTTP status>, name, message, fields?}`. People may see the message; it
 * never contains input, ids or internals.
 */
export const errors = {
  ValidationError: { status: 400, message: 'Some fields are missing or not valid. Check them and send again.' },
  PageTooFar: { status: 400, message: 'Only the first 10,000 results can be read. Narrow the search.' },
  NameReserved: {
    status: 400,
    message: 'This name reads as the name of this network. Choose another. If it is yours, contact support.',
  },
  FilterUnknown: {
    status: 400,
    message:
      'A filter has a value that does not exist. Take a value that the facets of a search name, or leave it out.',
  },
  PriceLimitsReversed: { status: 400, message: 'The lowest price is above the highest. Exchange the two limits.' },
  PricesIncomparable: {
    status: 400,
    message: 'Only prices in one currency can be sorted. Choose one in `filters.currency`, or another order.',
  },
  MalformedBody: { status: 400, message: 'The body is not valid JSON. Send a JSON object.' },
  TokenNotFound: { status: 401, message: 'Log in to do this.' },
  JsonWebTokenError: { status: 401, message: 'This session is not valid. Log in again.' },
  TokenExpiredError: { status: 401, message: 'This session has expired. Refresh it or log in again.' },
  SessionError: { status: 401, message: 'This session has ended. Log in again.' },
  LoginFailed: { status: 401, message: 'E-mail or password is not right.' },
  LoginCodeNeeded: {
    status: 401,
    message: 'Many passwords were tried for this account. Send the code from our mail together with the password.',
  },
  SecondFactorNeeded: {
    status: 401,
    message: 'This account uses two-step login. Send the code of its authenticator app together with the password.',
  },
  SecondFactorFailed: { status: 401, message: 'This code is not right, or was used already. Send the next one.' },
  CodeInvalid: { status: 401, message: 'This code is not valid any more. Log in again.' },
  ProofRefused: { status: 401, message: 'This session belongs to another browser. Log in again.' },
  ProofNonceNeeded: { status: 401, message: 'Sign again, with the nonce that `fields` holds.' },
  Forbidden: { status: 403, message: 'You may not do this.' },
  ScopeMissing: {
    status: 403,
    message: 'You have not allowed this site to do this. You can change that under “Sites you allowed”.',
  },
  ConfirmationNeeded: {
    status: 403,
    message: 'Your login is a while ago. Confirm that it is you on the account site, and try again.',
  },
  SecondFactorRequired: {
    status: 403,
    message: 'Two-step login is required for this. Set it up in your account under “Two-step login”, and try again.',
  },
  OtherLoginRequired: {
    status: 403,
    message:
      'This business asks for another login: with its own provider, or with your password. Log in again that way.',
  },
  OriginRefused: { status: 403, message: 'This site may not do this with the key or session it uses.' },
  NotFound: { status: 404, message: 'There is nothing here by that id.' },
  MethodNotAllowed: { status: 405, message: 'This path does not answer that method.' },
  Conflict: { status: 409, message: 'This has changed in the meantime. Load it again and repeat.' },
  LastOwner: { status: 409, message: 'A business keeps at least one owner. Make somebody else owner first.' },
  InFlight: { status: 409, message: 'The same request is still being worked on. Wait for its answer.' },
  Closed: { status: 409, message: 'This chat has ended' },
  Gone: { status: 410, message: 'This was removed.' },
  TooLarge: { status: 413, message: 'This is too large. Send less than the limit in the documents.' },
  UnsupportedMediaType: { status: 415, message: 'Send the body as application/json.' },
  IncompleteBusiness: {
    status: 400,
    message: 'Complete all the information required to create your business profile.',
  },
  PlanLimit: { status: 422, message: 'Your plan has no room for more. Upgrade it, or remove something first.' },
  SavedSearchLimit: { status: 422, message: 'You have 50 saved searches. That is the limit: remove one first.' },
  ListFull: { status: 422, message: 'This list is full. Remove something from it first.' },
  TermTaken: {
    status: 409,
    message: 'This word names the subcategory that `fields` holds already. Choose another word, or let it name both.',
  },
  TermIgnored: { status: 422, message: 'The search ignores this word in every text. Choose a word that names goods.' },
  ThesaurusFull: {
    status: 422,
    message: 'The thesaurus holds 5,000 added words. That is the limit: remove some first.',
  },
  UpgradeRefused: { status: 409, message: 'A business can be upgraded only to a higher membership.' },
  UploadRefused: { status: 422, message: 'This file is not an image we can use: PNG, JPEG or WebP of at most 500 KB.' },
  IdempotencyMismatch: { status: 422, message: 'This Idempotency-Key was used with another request. Make a new key.' },
  PaymentFailed: {
    status: 402,
    message:
      'We are not able to process your payment at this time, please try again in a few minutes or contact support',
  },
  CardDeclined: {
    status: 402,
    message: 'Your bank declined this card, and nothing was charged. Try another card, or ask your bank.',
  },
  EmailNotVerified: { status: 403, message: 'Confirm your e-mail address first: the link is in the mail we sent you.' },
  TooManyRequests: { status: 429, message: 'Too many requests. Wait for the time in Retry-After and try again.' },
  InternalError: { status: 500, message: 'Something was wrong, try again please' },
  PurchasesOff: { status: 409, message: 'Purchases are switched off on this site. Contact support to upgrade.' },
  Unavailable: { status: 503, message: 'The service is busy or restarting. Try again in a few seconds.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorName = keyof typeof errors;

/** Errors that a client creates if it got no answer of ours: no connection, timeout, or a proxy's page. */
export const clientErrors = ['NetworkError', 'TimeoutError', 'BadAnswer'] as const;
export type ClientErrorName = (typeof clientErrors)[number];

/** Errors that any call may return, besides its own list. */
export const commonErrors = [
  'ValidationError',
  'PageTooFar',
  'MalformedBody',
  'JsonWebTokenError',
  'TokenExpiredError',
  'SessionError',
  'OriginRefused',
  'Forbidden',
  // The token of a partner's page lacks the scope that `fields` names.
  'ScopeMissing',
  // The person acts for a business, or for the network, that requires two-step login, and has none.
  'SecondFactorRequired',
  // The business requires its identity provider, or the login began by that of another business.
  'OtherLoginRequired',
  'NotFound',
  'MethodNotAllowed',
  'TooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'InternalError',
  'Unavailable',
] as const satisfies readonly ErrorName[];

/** Further errors of a call with an Idempotency-Key. */
export const keyedErrors = ['InFlight', 'IdempotencyMismatch'] as const satisfies readonly ErrorName[];

/** 401 names after which a client tries its refresh token. */
export const refreshableErrors: readonly string[] = ['TokenNotFound', 'TokenExpiredError', 'SessionError'];
/** 401 name after which a client clears the session at once. */
export const fatalSessionError = 'JsonWebTokenError';
