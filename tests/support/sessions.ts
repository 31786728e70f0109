import { addresses } from './addresses.ts';

/** What the account site answers to a login, as the portal stores it. Times in milliseconds. */
export interface SessionTokens {
  readonly token: string;
  readonly tokenExpire: number;
  readonly refreshToken: string;
  readonly refreshTokenExpire: number;
}

const demoPassword = 'demo-password-1';

/** A session over HTTP, of somebody who logs in or registers now. */
export async function openSession(path: 'login' | 'register', account: object): Promise<SessionTokens> {
  const { accounts, portal } = addresses();
  const post = async (to: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const told = await (await fetch(`${accounts}/${to}`, init)).json();
    if (!told.success) throw new Error(`${to}: ${JSON.stringify(told)}`);
    return told.data;
  };
  const { token: code } = await post(path, { ...account, continue: `${portal}/` });
  const session = await post('get-session', { token: code });
  const milliseconds = (seconds: unknown) => Number(seconds) * 1000;
  return {
    ...session,
    tokenExpire: milliseconds(session.tokenExpire),
    refreshTokenExpire: milliseconds(session.refreshTokenExpire),
  };
}

export const sessionOf = (email: string, password = demoPassword): Promise<SessionTokens> =>
  openSession('login', { email, password });
