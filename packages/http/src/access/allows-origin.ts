import { isPlainHost } from '@wbn/contract';

/** Whether a site is on the machine of the browser that shows it: no other machine can answer for such a name. */
export const isLoopbackSite = (site: string): boolean => {
  const { hostname, origin, protocol } = new URL(site);
  // An origin alone: a key without ports serves no user names, paths, or schemes of extensions.
  if (origin !== site || !['http:', 'https:'].includes(protocol)) return false;
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
};

interface KeyOrigins {
  readonly origins: readonly string[];
  /** Set for a demonstration's key alone. */
  readonly anyLoopbackPort: boolean;
}

/**
 * Whether pages of an origin, as browsers write it, may use the key. Our policies name such origins, so its host is plain: also that of a loopback
 * site, and of a key that was stored before keys were held to it.
 */
export const allowsOrigin = ({ origins, anyLoopbackPort }: KeyOrigins, origin: string): boolean =>
  URL.canParse(origin) &&
  isPlainHost(new URL(origin).hostname) &&
  (origins.includes(origin) || (anyLoopbackPort && isLoopbackSite(origin)));
