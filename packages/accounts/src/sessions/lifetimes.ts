/** Seconds. Sessions of partner pages are shorter, because the partner's scripts can read their tokens. */
export const lifetimes = {
  portal: { access: 15 * 60, refresh: 30 * 86_400 },
  sister: { access: 15 * 60, refresh: 30 * 86_400 },
  partner: { access: 10 * 60, refresh: 12 * 3_600 },
} as const;

/** Seconds of a partner's session without a key, as earlier versions of the widgets begin it: a stolen refresh token works anywhere. */
export const unboundSeconds = 3_600;

/** Seconds in which a one-time code may be redeemed. */
export const codeSeconds = 60;
/** Seconds in which a rotated refresh token still returns its successor, for requests of other tabs. */
export const graceSeconds = 30;
/** Seconds that the account site's cookie lives. */
export const accountSessionSeconds = 30 * 86_400;
/** Seconds that a browser stays known to an account after its last login. */
export const deviceSeconds = 180 * 86_400;
