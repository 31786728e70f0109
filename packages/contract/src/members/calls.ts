import type { Call } from '../call.ts';

export const listMembers = {
  method: 'GET',
  path: 'business/:id/members',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

/** Whether the members of a business must use two-step login, and who of them does not yet. */
export const readSecondFactorDuty = {
  method: 'GET',
  path: 'business/:id/members/second-factor',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

/** An owner needs two-step login of their own to require it of the members. */
export const updateSecondFactorDuty = {
  method: 'PUT',
  path: 'business/:id/members/second-factor',
  host: 'api',
  access: 'businessOwner',
  scope: 'manage',
} as const satisfies Call;

export const inviteMember = {
  method: 'POST',
  path: 'business/:id/members/invite',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const revokeInvitation = {
  method: 'DELETE',
  path: 'business/:id/members/invite/:invitationID',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

/** The business and the person behind a mailed invitation, before it is accepted. The token stays out of addresses and logs. */
export const readInvitation = {
  method: 'POST',
  path: 'business/invitation',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const acceptInvitation = {
  method: 'POST',
  path: 'business/members/accept',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const changeMemberRole = {
  method: 'PUT',
  path: 'business/:id/members/:userID',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

/** Any member may remove themself, although the row allows only managers. */
export const removeMember = {
  method: 'DELETE',
  path: 'business/:id/members/:userID',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;
