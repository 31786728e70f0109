import type { Call } from '../call.ts';

export const loadNewsfeed = {
  method: 'GET',
  path: 'newsfeed/load',
  host: 'api',
  access: 'signedIn',
  scope: 'posts',
} as const satisfies Call;

export const loadTimeline = {
  method: 'GET',
  path: 'timeline/load/:timelineID',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;
