import type { Call } from '../call.ts';

export const reactionSummary = {
  method: 'GET',
  path: 'social/reaction/summary/:id',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const checkReaction = {
  method: 'GET',
  path: 'social/reaction/check/:resourceID',
  host: 'api',
  access: 'speaker',
  scope: 'read',
} as const satisfies Call;

/** Counts of a page's resources in one call, and the viewer's own reactions. Unknown and removed resources are left out. */
export const readReactions = {
  method: 'GET',
  path: 'social/reactions',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const react = {
  method: 'POST',
  path: 'social/reaction/react/:resourceType',
  host: 'api',
  access: 'speaker',
  scope: 'react',
} as const satisfies Call;

export const unreact = {
  method: 'DELETE',
  path: 'social/reaction/react/:resourceType',
  host: 'api',
  access: 'speaker',
  scope: 'react',
} as const satisfies Call;
