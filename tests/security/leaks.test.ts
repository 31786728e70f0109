import { createAccounts } from '@wbn/accounts';
import { type CallName, calls } from '@wbn/contract';
import { keptLog } from '@wbn/http/testing';
import { optionsFor, type Request, requests, type Scene, startApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Nothing secret gets into a log, at its most talkative level (T5, T18). */

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

const ask = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  (await accounts.inject({ method: 'POST', url, payload, headers })).json();

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

/** The request with a canary in every text of its body. */
function withCanaries(name: string, { body, ...request }: Request): Request {
  if (typeof body !== 'object' || body === null) return { ...request, body };
  const filled = Object.entries(body).map(([key, value]) =>
    typeof value === 'string' ? [key, secret(`canary-${name}-${key}@mail.example`)] : [key, value],
  );
  return { ...request, body: Object.fromEntries(filled) };
}

describe('the logs', () => {
  it('hold no password, code, token, address or refused value of a whole session', async () => {
    const email = secret('canary.person@mail.example');
    const password = secret('Canary-password-17');
    const made = await ask('/register', { email, password, firstName: 'Lina', lastName: 'Canary' });
    const first = secret(made.data.token);
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
      await api.ask(url, { as: token });
    for (const name of Object.keys(requests) as (keyof typeof requests & CallName)[]) {
      if (calls[name].access === 'public' && calls[name].limit !== 'enquiry') continue;
      const request = withCanaries(name, requests[name](scene));
      await api.ask(request.url, {
        ...request,
        method: calls[name].method,
        as: token,
        headers: { 'idempotency-key': 'k' },
      });
    }
    await ask('/logout', {}, { authorization: `Bearer ${token}` });

    const text = log.text();
    expect(text.split('\n').length).toBeGreaterThan(50);
    expect(secrets.size).toBeGreaterThan(50);
    const leaked = [...secrets].filter((one) => text.includes(one) || text.includes(encodeURIComponent(one)));
    expect(leaked).toEqual([]);
  });
});
