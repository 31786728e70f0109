/** The account site's answer in an address. */
export interface Handover {
  readonly token?: string | undefined;
  readonly state?: string | undefined;
  /** `login_required` after a failed silent login. */
  readonly error?: string | undefined;
}

/**
 * Extracts the one-time code from a partner page's address, where it ends the fragment (`#wbn_code=…&wbn_state=…`, possibly after the
 * page's own). `rest` is the address without it, for replaceState before any other script. undefined if there is none, the normal case.
 *
 * @example
 * const { handover, rest } = readHandover('https://shop.example/#wbn_code=c1&wbn_state=s1');
 * handover; // { token: 'c1', state: 's1' }
 * rest; // 'https://shop.example/'
 */
export function readHandover(address: string): { handover: Handover; rest: string } | undefined {
  const found: Record<string, string> = {};
  const rest = address.replace(/[#&]wbn_(code|state|error)=([\w.~%-]*)/g, (_, name: string, value: string) => {
    found[name] = value;
    return '';
  });
  const { code, state, error } = found;
  return code || error ? { handover: { token: code, state, error }, rest } : undefined;
}
