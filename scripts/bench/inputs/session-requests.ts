import { type CallName, calls } from '@wbn/contract';
import { credentials } from './credentials.ts';
import type { Good } from './expensive-requests.ts';

/** Requests with a password, or with a token that is good once: each makes the login that it needs. */
export function sessionRequests(accounts: string): Partial<Record<CallName, () => Promise<Good>>> {
  async function tokensOf(name: 'login' | 'getSession', body: object): Promise<Record<string, string>> {
    const answer = await fetch(`${accounts}/${calls[name].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name} answered with ${answer.status}.`);
    return ((await answer.json()) as { data: Record<string, string> }).data;
  }
  const code = async () => ({ token: (await tokensOf('login', credentials)).token });
  const withSession = (name: 'refreshToken' | 'logout') => async (): Promise<Good> => {
    const { refreshToken = '' } = await tokensOf('getSession', await code());
    return { url: `/${calls[name].path}`, headers: { 'x-refresh-token': refreshToken } };
  };
  return {
    login: async () => ({ url: '/login', body: credentials }),
    register: async () => ({ url: '/register', body: { ...credentials, firstName: 'Lina', lastName: 'Novak' } }),
    getSession: async () => ({ url: '/get-session', body: await code() }),
    refreshToken: withSession('refreshToken'),
    logout: withSession('logout'),
  };
}
