import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The client's own id, so that one id leads from its log to ours; anything of another form is replaced. */
export function requestID(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
