import type { Call } from '../call.ts';

/** Lists of the operators' console: each is filtered, sorted and paged in the same way (lists.ts). */
const list = {
  method: 'GET',
  host: 'api',
  access: 'operator',
  scope: 'manage',
} as const;

/** Acts of operators: written into the audit log, and only after a recent login. */
const act = { ...list, method: 'POST' } as const;

export const findUsers = { ...list, path: 'operator/users' } as const satisfies Call;
export const findBusinesses = { ...list, path: 'operator/businesses' } as const satisfies Call;
export const listMemberships = { ...list, path: 'operator/memberships' } as const satisfies Call;
export const listRevenue = { ...list, path: 'operator/revenue' } as const satisfies Call;
export const listMails = { ...list, path: 'operator/mails' } as const satisfies Call;
export const listEnquiries = { ...list, path: 'operator/enquiries' } as const satisfies Call;
export const networkHealth = { ...list, path: 'operator/health' } as const satisfies Call;

export const suspendUser = { ...act, path: 'operator/users/:id/suspension' } as const satisfies Call;
/** Ends every login and session of a person: they log in again. */
export const endUserSessions = { ...act, path: 'operator/users/:id/end-sessions' } as const satisfies Call;
export const suspendBusiness = { ...act, path: 'operator/businesses/:id/suspension' } as const satisfies Call;
export const retryMail = { ...act, path: 'operator/mails/:id/retry' } as const satisfies Call;
/** Says that somebody has answered a help request. */
export const answerEnquiry = { ...act, path: 'operator/enquiries/:id/answered' } as const satisfies Call;
