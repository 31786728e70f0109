import { createHash } from 'node:crypto';
import { readProfile } from '@wbn/contract';
import { createClient, createSession } from '@wbn/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addresses } from '../support/addresses.ts';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  readonly json: any;
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', ...init });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}
const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const verifier = 'v'.repeat(64);
const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
/** A one-time code of a new login of a demo account. */
async function aCode(email = 'buyer@demo.example'): Promise<string> {
  const { accounts, portal } = addresses();
  const body = { email, password: 'demo-password-1', continue: `${portal}/`, codeChallenge };
  return (await ask(`${accounts}/login`, json(body))).json.data.token;
}
const redeem = (token: string, headers: Record<string, string> = {}) =>
  ask(`${addresses().accounts}/get-session`, json({ token, codeVerifier: verifier }, headers));
const aSession = async () => (await redeem(await aCode())).json.data;
const refresh = (refreshToken: string, headers: Record<string, string> = {}) =>
  ask(`${addresses().accounts}/refresh-token`, { headers: { 'x-refresh-token': refreshToken, ...headers } });
const profile = (token: string) =>
  ask(`${addresses().api}/user/profile`, { method: 'GET', headers: { authorization: `Bearer ${token}` } });

describe('the handover', () => {
  it("R-340 answers POST get-session {token} of the account site with the session, to the portal's pages with credentials", async () => {
    const { accounts, portal } = addresses();
    const origin = { origin: portal };
    const asked = await fetch(`${accounts}/get-session`, {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe(portal);
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
    const { status, headers, json: answer } = await redeem(await aCode(), { ...origin, cookie: 'wbn-account=x' });
    expect([status, answer.success]).toEqual([200, true]);
    expect(headers.get('access-control-allow-origin')).toBe(portal);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(Object.keys(answer.data).sort()).toEqual([
      'refreshToken',
      'refreshTokenExpire',
      'token',
      'tokenExpire',
      'userID',
    ]);
    expect((await profile(answer.data.token)).json.data.userID).toBe(answer.data.userID);
  });

  it('redeems a code exactly once, of fifty that try at once, and never again', async () => {
    const code = await aCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, json: answer } of answers) {
      if (status !== 200) expect([status, answer.name]).toEqual([401, 'CodeInvalid']);
    }
    expect((await redeem(code)).status).toBe(401);
    // A replay does not affect the session of the code.
    const { token } = answers.find(({ status }) => status === 200)!.json.data;
    expect((await profile(token)).status).toBe(200);
  });
});

describe('tokens', () => {
  it('R-104 are renewed at the account site by the refresh token in a header, without a body', async () => {
    const first = await aSession();
    const { status, json: answer } = await refresh(first.refreshToken);
    expect([status, answer.success]).toEqual([200, true]);
    expect(Object.keys(answer.data).sort()).toEqual(['refreshToken', 'refreshTokenExpire', 'token', 'tokenExpire']);
    expect(answer.data.refreshToken).not.toBe(first.refreshToken);
    expect(answer.data.tokenExpire).toBeGreaterThan(Date.now() / 1000);
    expect((await profile(answer.data.token)).status).toBe(200);
    const { accounts, api } = addresses();
    expect((await ask(`${accounts}/refresh-token`)).json.name).toBe('TokenNotFound');
    expect((await ask(`${api}/refresh-token`, { headers: { 'x-refresh-token': first.refreshToken } })).status).toBe(
      404,
    );
  });

  it('that fifty tabs renew at once are renewed once, and all fifty tabs live on', async () => {
    const { refreshToken } = await aSession();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ json: answer }) => answer.data.refreshToken)).size).toBe(1);
    const alive = await Promise.all(answers.map(({ json: answer }) => profile(answer.data.token)));
    expect(alive.map(({ status }) => status)).toEqual(Array(50).fill(200));
    // Each of them can continue with the same successor.
    const next = await refresh(answers[49]!.json.data.refreshToken);
    expect(next.status).toBe(200);
    // The first token is two generations old: another party has it, so the family ends.
    expect((await refresh(refreshToken)).json.name).toBe('SessionError');
    expect((await refresh(next.json.data.refreshToken)).json.name).toBe('SessionError');
    expect((await profile(next.json.data.token)).json.name).toBe('SessionError');
  });

  it('R-109 are worth nothing after a logout at the account site, from the next call on', async () => {
    const { accounts } = addresses();
    const session = await aSession();
    const left = await ask(`${accounts}/logout`, { headers: { 'x-refresh-token': session.refreshToken } });
    expect([left.status, left.json]).toEqual([200, { success: true, data: {} }]);
    expect((await profile(session.token)).json.name).toBe('SessionError');
    expect((await refresh(session.refreshToken)).json.name).toBe('SessionError');
    expect((await ask(`${accounts}/logout`, { headers: { 'x-refresh-token': session.refreshToken } })).status).toBe(
      200,
    );
  });
});

describe('a client whose token is not good any more', () => {
  const original = globalThis.fetch;
  afterEach(() => vi.restoreAllMocks());

  /** The client of a page with an expired access token and a valid refresh token, with its calls to the real servers. */
  async function aClient(afterRefresh?: (session: { refreshToken: string }) => Promise<unknown>) {
    const { api, accounts, portal } = addresses();
    const [ended, living] = [await aSession(), await aSession()];
    await ask(`${accounts}/logout`, { headers: { 'x-refresh-token': ended.refreshToken } });
    const sent: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      sent.push(new URL(request.url).pathname);
      const answer = await original(request);
      if (afterRefresh && request.url.endsWith('/refresh-token'))
        await afterRefresh((await answer.clone().json()).data);
      return answer;
    });
    const session = createSession({ accounts });
    await session.ready();
    session.save({ ...living, token: ended.token });
    const reloads: true[] = [];
    const hooks = { onReload: () => void reloads.push(true) };
    return { client: createClient({ api, accounts, portal, session, hooks }), session, sent, reloads };
  }

  it('R-116 renews it once for three calls that were refused at once, and repeats all three', async () => {
    const { client, session, sent, reloads } = await aClient();
    const answers = await Promise.all([1, 2, 3].map(() => client.call(readProfile)));
    for (const { data } of answers) expect(data.userID).toBe(session.get().userID);
    expect(sent.filter((path) => path === '/refresh-token')).toHaveLength(1);
    expect(sent.filter((path) => path === '/user/profile')).toHaveLength(6);
    expect(reloads).toEqual([]);
    session.stop();
  });

  it('R-116 does not renew a second time when the repeated call is refused too', async () => {
    const { client, session, sent } = await aClient(async ({ refreshToken }) => {
      // Logged out elsewhere between the renewal and the repeat.
      await original(`${addresses().accounts}/logout`, {
        method: 'POST',
        headers: { 'x-refresh-token': refreshToken },
      });
    });
    await expect(client.call(readProfile)).rejects.toMatchObject({ status: 401, name: 'SessionError' });
    expect(sent.filter((path) => path === '/refresh-token')).toHaveLength(1);
    expect(sent.filter((path) => path === '/user/profile')).toHaveLength(2);
    session.stop();
  });
});
