import { listGenders } from '@wbn/contract';
import type { ServerCallerOptions } from '../api/server-caller.ts';

/** Seconds to wait where a refusal names none. */
const defaultWait = 60;

/**
 * Whether a frame may lead its visitors to this address: one of our own sites, or one that an active partner key lists. Anybody can write a
 * frame's address, and it stands under the portal's name. A preflight asks the API just that, and needs no key.
 *
 * @throws {status} if the API cannot say it now
 */
export async function isKnownSite(action: string, portal: string, caller: ServerCallerOptions): Promise<boolean> {
  const page = URL.parse(action, portal);
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  if (page.origin === portal) return true;
  const answer = await fetch(`${caller.api}/${listGenders.path}`, {
    method: 'OPTIONS',
    headers: {
      origin: page.origin,
      'access-control-request-method': 'GET',
      'x-wbn-internal': caller.internalKey,
      ...(caller.visitorAddress !== undefined && { 'x-forwarded-for': caller.visitorAddress }),
    },
    signal: AbortSignal.timeout(caller.timeout ?? 8_000),
  });
  if (answer.status === 429) caller.onTooMany?.(Number(answer.headers.get('retry-after') ?? defaultWait));
  if (!answer.ok) throw Object.assign(new Error('The API does not say whose site it is.'), { status: answer.status });
  return answer.headers.get('access-control-allow-origin') === page.origin;
}
