import type { Call } from '../call.ts';

/**
 * Server-sent events: what happens to the caller's messages and notifications, and to the resources that their page shows. An event
 * carries ids; what it is about is read by its own call. Resumed with Last-Event-ID.
 */
export const streamEvents = {
  method: 'GET',
  path: 'events',
  host: 'api',
  access: 'public',
  scope: 'read',
  limit: 'read',
  errors: ['TooManyRequests'],
  extension: true,
  stream: true,
} as const satisfies Call;

/** Seconds after which a silent stream counts as lost: the server says something every 15. */
export const streamSilence = 40;
/** Resources in view that one stream may hear of. */
export const mostResources = 50;
