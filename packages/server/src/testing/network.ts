import type { CallName } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { expect } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';

/** The running network, asked over HTTP as a script would: for *.api.test.ts. */

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  json: any;
}

export async function call(
  path: string,
  body?: unknown,
  options: { method?: string; token?: string } = {},
): Promise<Reply> {
  const answer = await fetch(`${addresses().api}/${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
}

/** A good answer, held against the shape of its call. */
export function expectAnswer(name: CallName, { status, json }: Reply) {
  expect(status, JSON.stringify(json)).toBe(200);
  const parsed = (
    shapes[name] as Shape & { answer: { safeParse(value: unknown): { success: boolean; error?: Error } } }
  ).answer.safeParse(json);
  expect(parsed.success, `${name}: ${parsed.error?.message}`).toBe(true);
  return json;
}

export interface Session {
  userID: string;
  token: string;
  call(path: string, body?: unknown, method?: string): Promise<Reply>;
}

const password = 'demo-password-1';
const sessions = new Map<string, Promise<Session>>();

/** One of the demo accounts: buyer, owner, member, admin or operator. Logged in once per file: logins are limited. */
export function logIn(who: 'buyer' | 'owner' | 'member' | 'admin' | 'operator'): Promise<Session> {
  const known = sessions.get(who) ?? openSession('login', { email: `${who}@demo.example`, password });
  sessions.set(who, known);
  return known;
}

/** Somebody who registers now, for tests that make businesses: the demo accounts' are counted by others. */
export const registerSomebody = (): Promise<Session> =>
  openSession('register', {
    email: `${crypto.randomUUID()}@newcomer.example`,
    password,
    firstName: 'Nour',
    lastName: 'Newcomer',
  });

async function openSession(path: 'login' | 'register', account: object): Promise<Session> {
  const { accounts, portal } = addresses();
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${accounts}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = await answer.json();
    if (!json.success) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json.data;
  };
  const code = await post(path, { ...account, continue: `${portal}/` });
  const { token, userID } = await post('get-session', { token: code.token });
  return { userID, token, call: (path, body, method) => call(path, body, { token, method }) };
}
