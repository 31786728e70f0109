/** Whether a site is on the machine of the browser that shows it: no other machine can answer for such a name. */
export const isLoopbackSite = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
};

interface KeyOrigins {
  readonly origins: readonly string[];
  /** Set for a demonstration's key alone. */
  readonly anyLoopbackPort: boolean;
}

/** Whether pages of an origin, as browsers write it, may use the key. */
export const allowsOrigin = ({ origins, anyLoopbackPort }: KeyOrigins, origin: string): boolean =>
  origins.includes(origin) || (anyLoopbackPort && URL.canParse(origin) && isLoopbackSite(origin));
