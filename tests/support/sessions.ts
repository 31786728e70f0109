import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from './addresses.ts';
import { linkTo } from './mails.ts';

/** The account site's answer to a login in the portal's stored form. Times in milliseconds. */
export interface SessionTokens {
  readonly userID: string;
  readonly token: string;
  readonly tokenExpire: number;
  readonly refreshToken: string;
  readonly refreshTokenExpire: number;
}

const demoPassword = 'demo-password-1';

export const newEmail = (): string => `${crypto.randomUUID()}@newcomer.example`;

/** Registration data of a new person. */
export const newcomer = (email = newEmail()) => ({
  email,
  password: demoPassword,
  firstName: 'Nour',
  lastName: 'Newcomer',
});

/** Opens a session over HTTP by login or registration. */
export async function openSession(path: 'login' | 'register', account: object): Promise<SessionTokens> {
  const { accounts, portal } = addresses();
  const post = async (to: string, body: object, tries = 5): Promise<SessionTokens> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${accounts}/${to}`, init);
    const told = await answer.json();
    if (told.success) return told.data;
    // A busy machine checks few passwords at a time and answers with Retry-After. Only a login may be repeated.
    if (answer.status === 503 && to === 'login' && tries > 0) {
      await wait(Number(answer.headers.get('retry-after')) * 1000);
      return post(to, body, tries - 1);
    }
    throw new Error(`${to}: ${JSON.stringify(told)}`);
  };
  // The mailed link turns a registration into an account.
  if (path === 'register') {
    await register(account);
    const { email, password } = account as { email: string; password: string };
    return openSession('login', { email, password });
  }
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

/** Registers over HTTP and confirms the mailed link. */
async function register(account: object): Promise<void> {
  const { accounts } = addresses();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${accounts}/register`, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!answer.ok) throw new Error(`register: ${await answer.text()}`);
  const page = await fetch(await linkTo('/verify-email', (account as { email: string }).email));
  const hidden = [...(await page.text()).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, value]);
  const cookie = (page.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const body = new URLSearchParams(fields);
  const sent = await fetch(`${accounts}/verify-email`, {
    method: 'POST',
    headers: { cookie },
    body,
    redirect: 'manual',
  });
  if (!sent.ok) throw new Error(`verify-email: ${sent.status}`);
}
