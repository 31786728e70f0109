import type { CallName } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { expect } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { newcomer, openSession, type SessionTokens, sessionOf } from '../../../../tests/support/sessions.ts';

/** Requests to the running network over HTTP, for *.api.test.ts. */

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

/** Expects success and checks the answer against the shape of its call. */
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

const sessions = new Map<string, Promise<Session>>();

/** Logs in to one of the demo accounts: buyer, owner, member, admin or operator. Once per file, because logins are limited. */
export function logIn(who: 'buyer' | 'owner' | 'member' | 'admin' | 'operator'): Promise<Session> {
  const known = sessions.get(who) ?? withCalls(sessionOf(`${who}@demo.example`));
  sessions.set(who, known);
  return known;
}

/** Registers a new person, for tests that create businesses: other tests count those of the demo accounts. */
export const registerSomebody = (): Promise<Session> => withCalls(openSession('register', newcomer()));

async function withCalls(opened: Promise<SessionTokens>): Promise<Session> {
  const { userID, token } = await opened;
  return { userID, token, call: (path, body, method) => call(path, body, { token, method }) };
}
