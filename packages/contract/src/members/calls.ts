import type { Call } from '../call.ts';

export const listMembers = {
  method: 'GET',
  path: 'business/:id/members',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

/** Whether the members of a business must use two-step login, and who of them does not yet. */
export const readSecondFactorDuty = {
  method: 'GET',
  path: 'business/:id/members/second-factor',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

/** An owner needs two-step login of their own to require it of the members. */
export const updateSecondFactorDuty = {
  method: 'PUT',
  path: 'business/:id/members/second-factor',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;

export const inviteMember = {
  method: 'POST',
  path: 'business/:id/members/invite',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'invite',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'EmailNotVerified', 'Conflict'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;

export const revokeInvitation = {
  method: 'DELETE',
  path: 'business/:id/members/invite/:invitationID',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'remove',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;

/** The business and the person behind a mailed invitation, before it is accepted. The token stays out of addresses and logs. */
export const readInvitation = {
  method: 'POST',
  path: 'business/invitation',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Gone'],
  extension: true,
} as const satisfies Call;

export const acceptInvitation = {
  method: 'POST',
  path: 'business/members/accept',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Gone'],
  extension: true,
} as const satisfies Call;

export const changeMemberRole = {
  method: 'PUT',
  path: 'business/:id/members/:userID',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'LastOwner'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;

/** Any member may remove themself, although the row allows only managers. */
export const removeMember = {
  method: 'DELETE',
  path: 'business/:id/members/:userID',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'remove',
  errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'LastOwner'],
  recentLogin: true,
  extension: true,
} as const satisfies Call;
