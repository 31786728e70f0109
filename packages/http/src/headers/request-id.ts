import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The client's request id if it is well-formed, so that one id connects its log and ours; otherwise a new one. */
export function requestID(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
