import { createHash } from 'node:crypto';
import { aPerson, type OpenStream, openStream, type Person, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../packages/accounts/src/credentials/passwords.ts';
import { browser } from '../../packages/accounts/src/testing/site.ts';
import { accountSite } from './support/account-site.ts';
import { emailOf } from './support/fifty.ts';

/** Streams of people who log out and of a person who is blocked, by the real forms and calls. */

const password = 'correct horse battery';
const slow = 120_000;
let api: TestApi;
let site: ReturnType<typeof accountSite>;
let origin: string;
beforeAll(async () => {
  // The rounds of the server come when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // The next beat comes long after the test: only the look at sessions can end a stream.
  api = await startApi({ streams: { beat: 3_600_000 } });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  site = accountSite(api);
}, slow);
afterAll(async () => {
  await site?.accounts.close();
  await api?.stop();
  vi.useRealTimers();
});

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const portal = 'http://localhost:8080';

/** A browser in which a person has logged in at the account site and opened the portal. */
async function loggedIn() {
  const passwordHash = await hashPassword(password, 10);
  const person = await aPerson(api, 'Lina', { passwordHash, emailVerifiedAt: new Date() });
  const page = browser(site.accounts, 'http://localhost:8082');
  await page.open(`/login?${new URLSearchParams({ continue: `${portal}/`, code_challenge: challenge })}`);
  const sent = await page.send('/login', { email: await emailOf(api, person), password });
  const token = new URL(String(sent.headers.location)).searchParams.get('token');
  const payload = { token, codeVerifier: verifier };
  const { data } = (await site.accounts.inject({ method: 'POST', url: '/get-session', payload })).json();
  return { id: person.id, page, session: data as { token: string; refreshToken: string } };
}
/** The stream of a page of a person, which has told that it is open. */
async function live(token: string) {
  const stream = await openStream(origin, { token });
  await stream.event('ready');
  return stream;
}

/** Waits for the end of a stream, for which the server has a second of its clock. */
async function endedWithinASecond({ ended }: OpenStream): Promise<void> {
  vi.advanceTimersByTime(1_000);
  await ended();
}

describe('a stream ends within a second, and no new one opens, after', () => {
  it('a logout by the form of the account site', { timeout: slow }, async () => {
    const { page, session } = await loggedIn();
    const stream = await live(session.token);
    await page.open('/logout');
    expect((await page.send('/logout', {})).statusCode).toBe(303);
    await endedWithinASecond(stream);
    await expect(openStream(origin, session)).rejects.toThrow('401');
  });

  it('a logout by the call of the account site, while the stream of another browser goes on', {
    timeout: slow,
  }, async () => {
    const { id, session } = await loggedIn();
    const [stream, other] = [await live(session.token), await live(await api.tokenFor(id))];
    const headers = { authorization: `Bearer ${session.token}`, origin: portal };
    expect((await site.accounts.inject({ method: 'POST', url: '/logout', headers })).statusCode).toBe(200);
    await endedWithinASecond(stream);
    await expect(openStream(origin, session)).rejects.toThrow('401');
    // One look covers all streams: the other one was seen in it, and lives.
    await tellOf(id);
    await other.event('notification');
    other.cut();
  });

  it.each([
    ['an operator blocks the person', 'suspension', { suspended: true, reason: 'Spam' }],
    ['an operator ends the sessions of the person', 'end-sessions', { reason: 'A theft' }],
  ])('%s', { timeout: slow }, async (_what, act, body) => {
    const { id, session } = await loggedIn();
    const operator = await aPerson(api, 'Olga', { role: 'operator' });
    const stream = await live(session.token);
    expect((await operator.ask(`/operator/users/${id}/${act}`, { body })).status).toBe(200);
    await endedWithinASecond(stream);
    await expect(openStream(origin, session)).rejects.toThrow(/40[13]/);
  });
});

/** Somebody asks the person to connect, of which open streams hear. */
async function tellOf(id: string): Promise<void> {
  const follower: Person = await aPerson(api);
  await follower.ask('/social/connect', { body: { to: id } });
}
