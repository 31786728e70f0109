/** What the account site sends back in an address. */
export interface Handover {
  readonly token?: string | undefined;
  readonly state?: string | undefined;
  /** `login_required` after a silent try. */
  readonly error?: string | undefined;
}

const codeKeys = ['wbn_code', 'wbn_state', 'wbn_error'];

/**
 * Takes the one-time code out of a partner page's fragment (`#wbn_code=…&wbn_state=…`). `rest` is the address without it, for
 * replaceState before anything else runs. undefined: there is none, which is nearly always.
 */
export function readHandover(address: string): { handover: Handover; rest: string } | undefined {
  const [page, fragment = ''] = address.split(/#(.*)/s) as [string, string?];
  if (!fragment.includes('wbn_')) return undefined;
  const fields = new URLSearchParams(fragment);
  const [token, state, error] = codeKeys.map((key) => fields.get(key) ?? undefined);
  if (!token && !error) return undefined;
  // The page's own fragment, whatever its form, is left as it was.
  const own = fragment
    .split('&')
    .filter((field) => !codeKeys.includes(field.split('=')[0] as string))
    .join('&');
  return { handover: { token, state, error }, rest: page + (own && `#${own}`) };
}
