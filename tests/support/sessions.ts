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
    const { email, password } = account as { email: string; password: string };
    await register({ ...account, email, password });
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

/** Registers over HTTP, confirms the mailed link and chooses the same password, as in another browser. */
async function register(account: { email: string; password: string }): Promise<void> {
  const { accounts } = addresses();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${accounts}/register`, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!answer.ok) throw new Error(`register: ${await answer.text()}`);
  const next = await sendForm(await linkTo('/verify-email', account.email));
  if (next === null) throw new Error('verify-email: no page for a password');
  await sendForm(new URL(next, accounts).href, { password: account.password });
}

/** Opens a page of the account site and sends its form. Returns the address that it leads to, null for none. */
async function sendForm(url: string, typed: Record<string, string> = {}): Promise<string | null> {
  const page = await fetch(url);
  const hidden = [...(await page.text()).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, value]);
  const cookie = (page.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const body = new URLSearchParams([...fields, ...Object.entries(typed)]);
  const { origin, pathname } = new URL(url);
  const sent = await fetch(origin + pathname, { method: 'POST', headers: { cookie }, body, redirect: 'manual' });
  if (!sent.ok && sent.status !== 303) throw new Error(`${pathname}: ${sent.status}`);
  return sent.headers.get('location');
}
