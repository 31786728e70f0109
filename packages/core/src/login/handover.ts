/** What the account site sends back in an address. */
export interface Handover {
  readonly token?: string | undefined;
  readonly state?: string | undefined;
  /** `login_required` after a silent try. */
  readonly error?: string | undefined;
}

/**
 * Takes the one-time code out of a partner page's address, where it stands at the end of the fragment (`#wbn_code=…&wbn_state=…`, or
 * after a fragment of the page's own). `rest` is the address without it, for replaceState before anything else runs. undefined: there is
 * none, which is nearly always.
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
