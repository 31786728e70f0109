import type { Call } from '../call.ts';

export const loadNewsfeed = {
  method: 'GET',
  path: 'newsfeed/load',
  host: 'api',
  access: 'signedIn',
  scope: 'posts',
  limit: 'read',
  errors: ['TokenNotFound'],
} as const satisfies Call;

export const loadTimeline = {
  method: 'GET',
  path: 'timeline/load/:timelineID',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: ['Gone'],
} as const satisfies Call;
