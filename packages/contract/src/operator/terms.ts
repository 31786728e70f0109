import type { CallTerms } from '../call.ts';

const list = { limit: 'read', errors: ['TokenNotFound', 'Forbidden'], extension: true } as const;
const act = {
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict'],
  recentLogin: true,
  extension: true,
} as const;

export const operatorTerms = {
  findUsers: list,
  findBusinesses: list,
  listMemberships: list,
  listRevenue: list,
  listMails: list,
  listEnquiries: list,
  networkHealth: list,
  suspendUser: act,
  endUserSessions: act,
  suspendBusiness: act,
  retryMail: act,
  answerEnquiry: act,
} as const satisfies Record<string, CallTerms>;
