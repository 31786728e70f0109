import type { Handover } from './handover.ts';

/**
 * The portal's `/SetID/?token=…&state=…&continue=…`.
 *
 * @example readSetID('?token=c1&state=s1&continue=%2Fhome') // { token: 'c1', state: 's1', continue: '/home' }
 */
export function readSetID(query: string): Handover & { continue: string | undefined } {
  const fields = new URLSearchParams(query);
  const get = (name: string) => fields.get(name) ?? undefined;
  return { token: get('token'), state: get('state'), error: get('error'), continue: get('continue') };
}

/**
 * The address after the handover: an address of an allowed origin, otherwise the site's root.
 *
 * @example safeContinue('/home', 'https://portal.example') // 'https://portal.example/home'
 * @example safeContinue('https://other.example/', 'https://portal.example') // 'https://portal.example/'
 */
export function safeContinue(target: string | undefined, site: string, allowed: readonly string[] = []): string {
  const url = target && URL.canParse(target, site) ? new URL(target, site) : undefined;
  const isOurs =
    url && /^https?:$/.test(url.protocol) && [site, ...allowed].some((one) => new URL(one).origin === url.origin);
  return isOurs && !url.username && !url.password ? url.href : new URL('/', site).href;
}
