import type { SessionAnswer } from '@wbn/contract/shapes';
import { type Answerer, failed, type Reply, success } from './server.ts';

/** The nth pair of tokens of the account site, in absolute epoch seconds. */
export const tokens = (n: number, now: number, life = 600): SessionAnswer => ({
  token: `access-${n}`,
  tokenExpire: Math.floor(now / 1000) + life,
  refreshToken: `refresh-${n}`,
  refreshTokenExpire: Math.floor(now / 1000) + 86_400,
  userID: 'user-1',
});

/**
 * An account site that rotates refresh tokens and knows only the last one. `refuse` replaces its answers; paths other than refresh-token,
 * logout and get-session go to `other`.
 */
export function accountSite(now: () => number, options: { refuse?: () => Reply | undefined; other?: Answerer } = {}) {
  let n = 1;
  const answer: Answerer = (seen) => {
    if (seen.path === 'refresh-token') {
      const refusal = options.refuse?.();
      if (refusal) return refusal;
      if (seen.headers['x-refresh-token'] !== `refresh-${n}`) return failed(401, 'SessionError');
      n++;
      const { userID: _, ...rest } = tokens(n, now());
      return success(rest);
    }
    if (seen.path === 'logout') return success({});
    if (seen.path === 'get-session') return success(tokens(n, now()));
    return options.other?.(seen);
  };
  return { answer, first: () => tokens(1, now()), isLive: (header?: string) => header === `Bearer access-${n}` };
}
