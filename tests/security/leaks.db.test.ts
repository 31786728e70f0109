import { createAccounts } from '@wbn/accounts';
import { type CallName, calls, terms } from '@wbn/contract';
import { keptLog } from '@wbn/http/testing';
import { optionsFor, requests, type Scene, startApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** No secret reaches a log, even at the lowest level, or a refusal. */

const log = keptLog();
const secrets = new Set<string>();
const secret = (text: string): string => {
  secrets.add(text);
  return text;
};
let api: Awaited<ReturnType<typeof startApi>>;
let accounts: ReturnType<typeof createAccounts>;
beforeAll(async () => {
  api = await startApi({ logger: log.logger });
  const { filesOrigin: _o, filesFolder: _f, uploadSecret: _u, ...shared } = optionsFor(api.db, api.folder);
  accounts = createAccounts({ ...shared, logger: log.logger });
}, 60_000);
afterAll(async () => {
  await accounts?.close();
  await api?.stop();
});

/** The bodies of all refusals. */
const refusals: string[] = [];
const ask = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await accounts.inject({ method: 'POST', url, payload, headers });
  if (statusCode >= 400) refusals.push(body);
  return JSON.parse(body);
};
/** Sends the form behind the link of a mail; returns the token of the page that it leads to. */
const sendForm = async (path: string, token: string, fields: Record<string, string> = {}) => {
  const { cookies } = await accounts.inject(`${path}?token=${token}`);
  const [{ name, value } = { name: '', value: '' }] = cookies;
  const headers = { cookie: `${name}=${value}`, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ token, csrf: value, ...fields }).toString();
  const sent = await accounts.inject({ method: 'POST', url: path, headers, payload });
  return new URL(sent.headers.location ?? '', 'https://x.example').searchParams.get('token') ?? '';
};
const askApi = async (url: string, options: Parameters<typeof api.ask>[1]) => {
  const { status, json } = await api.ask(url, options);
  if (status >= 400) refusals.push(JSON.stringify(json));
};

const nobody = '00000000-0000-4000-8000-000000000000';
const scene: Scene = {
  userID: nobody,
  business: nobody,
  product: nobody,
  other: nobody,
  seller: nobody,
  thread: nobody,
  bid: undefined,
  post: nobody,
  comment: nobody,
  as: undefined,
};

/** Replaces every text with a canary, at any depth. */
function withCanaries(way: string, value: unknown): unknown {
  if (typeof value === 'string') return secret(`canary-${way}@mail.example`);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one, index) => withCanaries(`${way}-${index}`, one));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCanaries(`${way}-${key}`, inner)]));
}

describe('the logs, and every refusal', () => {
  it('hold no password, code, token, address or refused value of a whole session', async () => {
    const email = secret('canary.person@mail.example');
    const password = secret('Canary-password-17');
    await ask('/register', { email, password, firstName: 'Lina', lastName: 'Canary' });
    const { data: mailed } = await api.db
      .selectFrom('outboxEmails')
      .select('data')
      .where('toAddress', '=', email)
      .executeTakeFirstOrThrow();
    const reset = await sendForm('/verify-email', secret(String((mailed as { token?: string }).token)));
    await sendForm('/reset-password', secret(reset), { password });
    const first = secret((await ask('/login', { email, password })).data.token);
    const wrong = await ask('/login', { email, password: secret('Canary-wrong-password') });
    expect(wrong.success).toBe(false);
    const code = secret((await ask('/login', { email, password })).data.token);
    const session = (await ask('/get-session', { token: code })).data;
    secret(session.token);
    secret(session.refreshToken);
    await ask('/get-session', { token: code });
    await ask('/get-session', { token: first });
    const refreshed = await ask('/refresh-token', {}, { 'x-refresh-token': session.refreshToken });
    const token = secret(refreshed.data.token);
    secret(refreshed.data.refreshToken);
    for (const url of [
      '/user/profile',
      `/user/profile?token=${token}&code=${first}`,
      `/search/business?email=${email}`,
    ])
      await askApi(url, { as: token });
    for (const name of Object.keys(requests) as (keyof typeof requests & CallName)[]) {
      if (calls[name].access === 'public' && terms[name].limit !== 'enquiry') continue;
      const request = requests[name](scene);
      const asked = { ...request, method: calls[name].method, as: token, headers: { 'idempotency-key': 'k' } };
      await askApi(request.url, { ...asked, body: withCanaries(name, request.body) });
      // The sender chooses the name of an unknown field.
      const body = {
        ...(request.body as object),
        [secret(`canary.${name}@unknown.example`)]: secret(`canary-${name}-more`),
      };
      if (calls[name].method !== 'GET') await askApi(request.url, { ...asked, body });
    }
    await ask('/logout', {}, { authorization: `Bearer ${token}` });

    const text = log.text();
    expect(text.split('\n').length).toBeGreaterThan(50);
    expect(secrets.size).toBeGreaterThan(50);
    expect(refusals.length).toBeGreaterThan(50);
    for (const told of [text, refusals.join('\n')]) {
      const leaked = [...secrets].filter((one) => told.includes(one) || told.includes(encodeURIComponent(one)));
      expect(leaked).toEqual([]);
    }
  });
});
