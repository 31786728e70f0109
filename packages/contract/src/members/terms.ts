import type { CallTerms } from '../call.ts';

export const membersTerms = {
  listMembers: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  readSecondFactorDuty: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  updateSecondFactorDuty: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
  inviteMember: {
    limit: 'invite',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'EmailNotVerified', 'Conflict'],
    recentLogin: true,
    extension: true,
  },
  revokeInvitation: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
  readInvitation: {
    limit: 'read',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  acceptInvitation: {
    limit: 'write',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  changeMemberRole: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'LastOwner'],
    recentLogin: true,
    extension: true,
  },
  removeMember: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'LastOwner'],
    recentLogin: true,
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
