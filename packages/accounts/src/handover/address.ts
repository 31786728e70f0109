import type { Target } from './target.ts';

interface Outcome {
  readonly token?: string;
  readonly error?: 'login_required' | 'access_denied';
  readonly state: string | undefined;
}

/**
 * The address that receives a code or a refusal: the handover page of a portal or sister site, or the partner's page with the code behind
 * `#`, which browsers send neither to servers nor in Referer.
 */
export function handoverAddress(target: Target, { token, error, state }: Outcome): string {
  if (target.kind === 'account') return target.url;
  if (target.kind === 'partner') {
    const url = new URL(target.url);
    url.hash = parameters({ wbn_code: token, wbn_error: error, wbn_state: state });
    return url.href;
  }
  return `${target.origin}/SetID/?${parameters({ token, error, state, continue: target.url })}`;
}

const parameters = (values: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
