import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { keyValue } from '../platform.ts';
import { createSession } from '../session/session.ts';
import { accountSite } from '../testing/accounts.ts';
import { type TestTab, testArea, testTab } from '../testing/platform.ts';
import { failed, type Reply, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { accountUrl, beginLogin, isSecondTry } from './begin.ts';
import { finishLogin, returnFromLogin } from './finish.ts';

async function visitor(tab: TestTab = testTab(), redeem?: () => Reply) {
  const site = accountSite(tab.now);
  const server = await testServer((seen) => (seen.path === 'get-session' && redeem ? redeem() : site.answer(seen)));
  const session = createSession({ accounts: server.origin, platform: tab });
  const client = createClient({
    api: server.origin,
    accounts: server.origin,
    portal: server.origin,
    embedded: true,
    session,
  });
  await session.ready();
  return { tab, server, session, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const fieldsOf = (url: string | undefined) => new URL(url as string).searchParams;

describe('beginning a login', () => {
  it('R-045 sends the address of this page along, encoded', async () => {
    const back = 'https://partner.example/a b?q=1&x=ä#part';
    for (const at of ['login', 'register'] as const) {
      const url = accountUrl('https://accounts.example', at, back);
      expect(url).toBe(`https://accounts.example/${at}?continue=${encodeURIComponent(back)}`);
    }
    await using setup = await visitor(testTab({ address: back }));
    await beginLogin(setup.client, { platform: setup.tab, at: 'register' });
    const [went] = setup.tab.went;
    expect(went).toContain(`/register?continue=${encodeURIComponent(back)}`);
    expect(fieldsOf(went).get('continue')).toBe(back);
  });

  it('shows the account site only the hash of its secret', async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab });
    const fields = fieldsOf(setup.tab.went[0]);
    const state = fields.get('state') as string;
    const { verifier } = JSON.parse(setup.tab.storage.get('wbn:login') as string)[state];
    expect(verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(fields.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
    expect(setup.tab.went[0]).not.toContain(verifier);
  });

  it('asks silently once in the life of a tab', async () => {
    await using setup = await visitor();
    expect(await beginLogin(setup.client, { platform: setup.tab, prompt: 'none' })).toBe(true);
    expect(fieldsOf(setup.tab.went[0]).get('prompt')).toBe('none');
    expect(await beginLogin(setup.client, { platform: setup.tab, prompt: 'none' })).toBe(false);
    expect(setup.tab.went).toHaveLength(1);
  });

  it("is refused on a partner's page without https before anything opens; a site of ours goes without the challenge", async () => {
    await using setup = await visitor(testTab({ insecure: true }));
    await expect(beginLogin(setup.client, { platform: setup.tab, mode: 'popup' })).rejects.toThrow('https');
    expect([setup.tab.went, setup.tab.popups]).toEqual([[], []]);
    const ours = createClient({ ...setup.client.options, embedded: false, session: setup.session });
    await beginLogin(ours, { platform: setup.tab });
    expect([...fieldsOf(setup.tab.went[0]).keys()]).toEqual(['continue', 'state']);
  });

  it('says when it begins anew, so that it does so once', async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab });
    await beginLogin(setup.client, { platform: setup.tab, again: true });
    const states = setup.tab.went.map((url) => fieldsOf(url).get('state') ?? undefined);
    expect([...states, undefined].map(isSecondTry)).toEqual([false, true, false]);
    expect(await finishLogin(setup.client, { token: 'code-1', state: states[1] }, setup.tab)).toBe('done');
  });

  it('goes there itself when the browser refuses a small window', async () => {
    await using setup = await visitor(testTab({ blocksPopups: true }));
    await beginLogin(setup.client, { platform: setup.tab, mode: 'popup' });
    expect(setup.tab.went).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('redeems the code with the secret, and credentials', async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab });
    const state = fieldsOf(setup.tab.went[0]).get('state') as string;
    const { verifier } = JSON.parse(setup.tab.storage.get('wbn:login') as string)[state];
    expect(await finishLogin(setup.client, { token: 'code-1', state }, setup.tab)).toBe('done');
    expect(setup.server.to('get-session')[0]?.body).toEqual({ token: 'code-1', codeVerifier: verifier });
    expect(setup.session.get()).toMatchObject({ status: 'authenticated', userID: 'user-1', token: 'access-1' });
    expect(setup.tab.storage.get('wbn:login')).toBeUndefined();
  });

  it('drops a code of a login that this browser did not begin', async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab });
    for (const state of ['f'.repeat(64), '', undefined, '__proto__', 'constructor']) {
      expect(await finishLogin(setup.client, { token: 'planted', state }, setup.tab), String(state)).toBe('dropped');
    }
    expect(setup.server.seen).toHaveLength(0);
    expect(setup.session.get().status).toBe('anonymous');
  });

  it('finishes each login once, and none after an hour', async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab });
    await beginLogin(setup.client, { platform: setup.tab });
    const [one, other] = setup.tab.went.map((url) => fieldsOf(url).get('state') as string);
    expect(await finishLogin(setup.client, { token: 'code', state: one }, setup.tab)).toBe('done');
    expect(await finishLogin(setup.client, { token: 'code', state: one }, setup.tab)).toBe('dropped');
    setup.tab.clock.forward(3_600_000);
    expect(await finishLogin(setup.client, { token: 'code', state: other }, setup.tab)).toBe('dropped');
  });

  it('without a code does not fail, and sends no request', async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab, prompt: 'none' });
    const state = fieldsOf(setup.tab.went[0]).get('state') as string;
    expect(await finishLogin(setup.client, { error: 'login_required', state }, setup.tab)).toBe('declined');
    expect(setup.server.seen).toHaveLength(0);
  });

  it('tells a refusal from a lost connection, and logs nobody in', async () => {
    const replies: [Reply, number][] = [
      [failed(401, 'CodeInvalid'), 401],
      [{ body: { success: false, code: 401, name: 'CodeInvalid' } }, 401],
      [{ cut: 'before' }, 0],
    ];
    for (const [reply, status] of replies) {
      await using setup = await visitor(testTab(), () => reply);
      await beginLogin(setup.client, { platform: setup.tab });
      const state = fieldsOf(setup.tab.went[0]).get('state') as string;
      await expect(finishLogin(setup.client, { token: 'code', state }, setup.tab)).rejects.toMatchObject({ status });
      expect(setup.session.get().status).toBe('anonymous');
    }
  });

  it("stores of a partner's visitor the name and the photo, and neither token nor e-mail", async () => {
    await using setup = await visitor();
    await beginLogin(setup.client, { platform: setup.tab });
    const state = fieldsOf(setup.tab.went[0]).get('state') as string;
    await finishLogin(setup.client, { token: 'code', state }, setup.tab);
    const face = {
      userID: 'user-1',
      firstName: 'Amal',
      lastName: 'Said',
      profilePhoto: { url: 'https://x.example/p.png' },
    };
    setup.session.change({
      profile: { ...face, email: 'amal@example.com', birthDate: '1990-01-01' },
      actor: 'business-1',
    });
    expect(JSON.parse(setup.tab.storage.get('wbn:profile') as string)).toEqual(face);
    expect(setup.tab.storage.get('wbn:actor')).toBe('user-1 business-1');
    expect(setup.tab.storage.get('profile')).toBeUndefined();
    setup.session.clear();
    expect(setup.tab.storage.get('wbn:profile')).toBeUndefined();
    expect(setup.tab.storage.get('wbn:actor')).toBeUndefined();
  });
});

describe('a login in a small window', () => {
  async function both(opener: TestTab, popup: TestTab) {
    const page = await visitor(opener);
    const small = createClient({
      ...page.client.options,
      session: createSession({ accounts: page.server.origin, platform: popup }),
    });
    return { page, small };
  }
  const pair = () => {
    const area = testArea();
    const name = crypto.randomUUID();
    return [1, 2].map(() => testTab({ name, storage: keyValue(() => area) })) as [TestTab, TestTab];
  };

  it("ends on the page that opened it, over the origin's channel", async () => {
    const [opener, popup] = pair();
    const { page, small } = await both(opener, popup);
    const login = beginLogin(page.client, { platform: opener, mode: 'popup' });
    await until(() => opener.popups.length);
    const state = fieldsOf(opener.popups[0]).get('state') as string;
    expect(await returnFromLogin(small, { token: 'code-1', state }, popup)).toBe('handed over');
    expect(await login).toBe(true);
    expect(popup.closed).toBe(true);
    expect(page.session.get().status).toBe('authenticated');
    expect(small.session?.get().token).toBeUndefined();
    expect(page.server.to('get-session')).toHaveLength(1);
    await page[Symbol.asyncDispose]();
  });

  it('ends without a session when the visitor declines', async () => {
    const [opener, popup] = pair();
    const { page, small } = await both(opener, popup);
    const login = beginLogin(page.client, { platform: opener, mode: 'popup' });
    await until(() => opener.popups.length);
    const state = fieldsOf(opener.popups[0]).get('state') as string;
    expect(await returnFromLogin(small, { error: 'access_denied', state }, popup)).toBe('handed over');
    expect(await login).toBe(false);
    expect(page.server.seen).toHaveLength(0);
    await page[Symbol.asyncDispose]();
  });

  it('is finished in the small window when the page that opened it is gone', async () => {
    const [opener, popup] = pair();
    const { page, small } = await both(opener, popup);
    void beginLogin(page.client, {
      platform: { ...opener, channel: () => ({ post() {}, close() {} }) },
      mode: 'popup',
    });
    await until(() => opener.popups.length);
    const state = fieldsOf(opener.popups[0]).get('state') as string;
    const returned = returnFromLogin(small, { token: 'code-1', state }, popup);
    popup.clock.forward(1000);
    expect(await returned).toBe('done');
    expect(popup.closed).toBe(false);
    expect(small.session?.get().status).toBe('authenticated');
    await page[Symbol.asyncDispose]();
  });

  it('ends on the page that opened it where the browser refuses storage', async () => {
    const name = crypto.randomUUID();
    // Each window has a memory of its own.
    const [opener, popup] = [testTab({ name }), testTab({ name })];
    const { page, small } = await both(opener, popup);
    const login = beginLogin(page.client, { platform: opener, mode: 'popup' });
    await until(() => opener.popups.length);
    const state = fieldsOf(opener.popups[0]).get('state') as string;
    expect(await returnFromLogin(small, { token: 'code-1', state }, popup)).toBe('handed over');
    expect(await login).toBe(true);
    expect(popup.closed).toBe(true);
    expect(page.session.get().status).toBe('authenticated');
    expect(small.session?.get().token).toBeUndefined();
    await page[Symbol.asyncDispose]();
  });

  it('drops a code whose state no page of this origin waits for, and leaves the waiting login alone', async () => {
    const name = crypto.randomUUID();
    const [opener, popup, elsewhere] = [testTab({ name }), testTab({ name }), testTab()];
    const { page, small } = await both(opener, popup);
    const login = beginLogin(page.client, { platform: opener, mode: 'popup' });
    await until(() => opener.popups.length);
    const state = fieldsOf(opener.popups[0]).get('state') as string;
    // A link with a stranger's code, and the right state in a window of another origin, which shares no channel.
    for (const [planted, tab] of [
      ['f'.repeat(64), popup],
      ['', popup],
      [state, elsewhere],
    ] as const) {
      const returned = returnFromLogin(small, { token: 'planted', state: planted }, tab);
      await new Promise((resolve) => setImmediate(resolve));
      tab.clock.forward(1000);
      expect(await returned).toBe('dropped');
      expect(tab.closed).toBe(false);
    }
    expect(page.server.seen).toHaveLength(0);
    expect(await returnFromLogin(small, { token: 'code-1', state }, popup)).toBe('handed over');
    expect(await login).toBe(true);
    await page[Symbol.asyncDispose]();
  });

  it('cannot be ended with a code that somebody else puts on the channel', async () => {
    const [opener, popup] = pair();
    const { page } = await both(opener, popup);
    void beginLogin(page.client, { platform: opener, mode: 'popup' });
    await until(() => opener.popups.length);
    const channel = popup.channel('wbn:login', () => {});
    channel.post({ token: 'planted', state: 'f'.repeat(64) });
    channel.post({ taken: true, state: fieldsOf(opener.popups[0]).get('state') });
    await new Promise((resolve) => setImmediate(resolve));
    expect(page.server.seen).toHaveLength(0);
    await page[Symbol.asyncDispose]();
  });
});

it('answers success alone are not a session', async () => {
  await using setup = await visitor(testTab(), () => success({}));
  await beginLogin(setup.client, { platform: setup.tab });
  const state = fieldsOf(setup.tab.went[0]).get('state') as string;
  await finishLogin(setup.client, { token: 'code', state }, setup.tab);
  expect(setup.session.get().status).toBe('anonymous');
});
