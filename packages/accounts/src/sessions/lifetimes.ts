/** Seconds. A partner's page is bounded tighter: its own script can read what it holds. */
export const lifetimes = {
  portal: { access: 15 * 60, refresh: 30 * 86_400 },
  sister: { access: 15 * 60, refresh: 30 * 86_400 },
  partner: { access: 10 * 60, refresh: 12 * 3_600 },
} as const;

/** How long a one-time code may be redeemed. */
export const codeSeconds = 60;
/** How long a refresh token that was just rotated still answers with its one successor: the other tabs' requests are on their way. */
export const graceSeconds = 30;
/** Of the account site's cookie. */
export const accountSessionSeconds = 30 * 86_400;
/** How long a browser stays known to an account after its last login. */
export const deviceSeconds = 180 * 86_400;
