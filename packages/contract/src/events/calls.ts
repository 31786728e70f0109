import type { Call } from '../call.ts';

/**
 * Server-sent events about the caller's messages and notifications, and about resources that their page shows. Events contain ids; clients
 * load the resource by its own call. Resumes with Last-Event-ID.
 */
export const streamEvents = {
  method: 'GET',
  path: 'events',
  host: 'api',
  access: 'public',
  scope: 'read',
  stream: true,
} as const satisfies Call;

/** Seconds after which a silent stream counts as lost: the server sends a heartbeat every 15. */
export const streamSilence = 40;
/** Most visible resources that one stream may subscribe to. */
export const maxResources = 50;
