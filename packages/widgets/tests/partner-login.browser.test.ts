import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { cdn } from './partner-page.ts';

/** A visitor's actions on a partner page, against the real account site. */

/** A person of this file: the account site remembers what somebody allowed a site. */
let visitor: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  visitor = await newPerson('Lucía', 'Navarro');
});

const accounts = () => addresses().accounts;
const isAccounts = (url: URL) => url.href.startsWith(accounts());
/** COOP cuts the example `login` off from its popups, but not `partner-search`. */
type Example = 'login' | 'partner-search';
const address = (example: Example) => `${cdn()}/examples/${example}/`;

interface Wbn {
  login(): Promise<void>;
  logout(): Promise<void>;
  session(): Promise<{ loggedIn: boolean; userID?: string }>;
}
type Partner = Window & {
  wbn: Wbn;
  [key: symbol]: { client: { session: { refresh(): Promise<string>; get(): Tokens } } & Caller };
};
interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}
interface Caller {
  call(call: object): Promise<unknown>;
}

/** A partner page, and its scripts' calls to the account site. */
async function open(example: Example): Promise<{ page: Page; calls: string[] }> {
  const page = await openPage({ permissions: ['local-network-access'] });
  const calls: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (isAccounts(url) && request.resourceType() === 'fetch' && request.method() === 'POST') calls.push(url.pathname);
  });
  await page.goto(address(example));
  await page.waitForFunction(() => 'version' in (window as unknown as Partner).wbn);
  if (example === 'login') return { page, calls };
  // Adds the same button to the page without one.
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'login';
    button.textContent = 'Log in';
    button.onclick = () => {
      (window as unknown as Partner).wbn.login().catch((error: Error) => {
        document.title = error.message;
      });
    };
    document.body.prepend(button);
  });
  return { page, calls };
}

const loggedIn = (page: Page) =>
  page.evaluate(async () => (await (window as unknown as Partner).wbn.session()).loggedIn);
const becomes = (page: Page, state: boolean) =>
  expect.poll(() => loggedIn(page).catch(() => undefined), { timeout: 30_000 }).toBe(state);
const openTabs = (page: Page) => page.context().pages().length;
const alone = (page: Page) => expect.poll(() => openTabs(page), { timeout: 15_000 }).toBe(1);

async function typeLogin(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill(visitor.email);
  await page.locator('input[name=password]').fill(visitor.password);
  await page.locator('form button[type=submit]').first().click();
  await page.locator('.scopes').waitFor();
}
async function popupOf(page: Page, click = () => page.click('#login')): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await popup.waitForURL(isAccounts);
  return popup;
}
const decide = (page: Page, decision: 'allow' | 'refuse') => page.locator(`button[value=${decision}]`).click();

describe("a login on a partner's page", () => {
  it('asks on the account site, naming person, origin and rights, and ends on the page that asked', async () => {
    const { page, calls } = await open('partner-search');
    const popup = await popupOf(page);
    const asked = new URL(popup.url()).searchParams;
    expect(asked.get('continue')).toBe(address('partner-search'));
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('state')).toMatch(/^\w{64}$/);
    await typeLogin(popup);
    expect(await popup.locator('h1').textContent()).toBe(`Continue as Lucía Navarro on ${cdn()}`);
    expect(await popup.locator('.scopes input:checked').count()).toBe(4);
    await decide(popup, 'allow');
    await becomes(page, true);
    await alone(page);
    expect(calls.filter((path) => path === '/get-session')).toHaveLength(1);
    // The page did not navigate, and stores no token where its scripts or its next visitor could read it.
    expect(page.url()).toBe(address('partner-search'));
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toMatch(/eyJ|refreshToken/);
    expect(kept).not.toContain(visitor.email);
    await page.reload();
    await page.waitForFunction(() => 'version' in (window as unknown as Partner).wbn);
    expect(await loggedIn(page)).toBe(false);
  });

  it('ends the same on a page that is cut off from its windows (COOP same-origin)', async () => {
    const { page } = await open('login');
    const popup = await popupOf(page);
    await typeLogin(popup);
    await decide(popup, 'allow');
    await page.getByText('You are logged in as user').waitFor();
    await alone(page);
  });

  it('goes there itself when the browser opens no window, and comes back logged in, the code gone', async () => {
    const { page } = await open('partner-search');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.click('#login');
    await page.waitForURL(isAccounts);
    await typeLogin(page);
    await decide(page, 'allow');
    await page.waitForURL((url) => !isAccounts(url));
    await becomes(page, true);
    expect(page.url()).toBe(address('partner-search'));
    expect(openTabs(page)).toBe(1);
  });

  it('drops a code whose login this browser did not begin, and does not even send it', async () => {
    const { page, calls } = await open('partner-search');
    await page.goto(`${address('partner-search')}?other#part&wbn_code=somebody-elses&wbn_state=${'f'.repeat(64)}`);
    await expect.poll(() => page.url()).toBe(`${address('partner-search')}?other#part`);
    expect(await loggedIn(page)).toBe(false);
    expect(calls).toEqual([]);
  });

  it('that is refused on the consent page logs nobody in, and can be tried again', async () => {
    const { page, calls } = await open('partner-search');
    const popup = await popupOf(page);
    await typeLogin(popup);
    await decide(popup, 'refuse');
    await alone(page);
    expect(await loggedIn(page)).toBe(false);
    expect(calls).toEqual([]);
    // Already logged in at the account site: only the consent remains.
    const second = await popupOf(page);
    await decide(second, 'allow');
    await becomes(page, true);
  });

  it('that was taken back at the account site is over by the next call', async () => {
    const { page } = await open('partner-search');
    const popup = await popupOf(page);
    await typeLogin(popup);
    await decide(popup, 'allow');
    await becomes(page, true);
    const site = await page.context().newPage();
    await site.goto(`${accounts()}/connected-sites?lang=en`);
    await site.getByRole('button', { name: `Remove access ${cdn()}` }).click();
    await site.locator('.empty').waitFor();
    const outcome = await page.evaluate(() => {
      // Uses the page's client with the session, as a widget does.
      const { client } = (window as unknown as Partner)[Symbol.for('wbn.1')]!;
      const path = 'social/reaction/check/00000000-0000-4000-8000-000000000000';
      return client.call({ method: 'GET', path, host: 'api', access: 'signedIn', scope: 'react' }).then(
        () => 'let in',
        (error: Error) => error.name,
      );
    });
    // The page may have heard of it before the call, and has no token then.
    expect(['SessionError', 'TokenNotFound']).toContain(outcome);
    expect(await loggedIn(page)).toBe(false);
  });

  it('gives what was ticked, less from the next call after a change, and nothing after it was taken back', async () => {
    const { page } = await open('partner-search');
    const popup = await popupOf(page);
    await typeLogin(popup);
    const ticked = popup.locator('.scopes input:checked');
    while ((await ticked.count()) > 0) await ticked.first().uncheck();
    await popup.getByLabel('see your name').check();
    await popup.getByLabel('like and follow').check();
    await decide(popup, 'allow');
    await becomes(page, true);
    const asked = async (path: string, scope: string) =>
      page.evaluate(
        async ([path, scope]) => {
          const { client } = (window as unknown as Partner)[Symbol.for('wbn.1')]!;
          const call = { method: 'GET', path, host: 'api', access: 'signedIn', scope } as const;
          return client.call(call).then(
            (answer) => (answer as { data: { email?: string } }).data.email ?? 'no address',
            (error: Error & { fields?: readonly string[] }) => `${error.name} ${error.fields ?? ''}`.trim(),
          );
        },
        [path, scope] as const,
      );
    expect(await asked('user/profile', 'profile')).toBe('');
    expect(await asked('messages/unread', 'message')).toBe('ScopeMissing message');
    const site = await page.context().newPage();
    await site.goto(`${accounts()}/connected-sites?lang=en`);
    await site.getByText('Change what it may do').click();
    await site.getByLabel('see your name').uncheck();
    await site.getByRole('button', { name: `Save ${cdn()}` }).click();
    await site.locator('.sites > li > div > p', { hasNotText: 'see your name' }).waitFor();
    expect(await asked('user/profile', 'profile')).toBe('ScopeMissing profile');
    await site.getByRole('button', { name: `Remove access ${cdn()}` }).click();
    await site.locator('.empty').waitFor();
    expect(await asked('user/profile', 'profile')).toBe('SessionError');
  });

  it('is bound to this browser: its tokens, taken elsewhere, read nothing, renew nothing and end nothing by reuse', async () => {
    const { page } = await open('partner-search');
    const popup = await popupOf(page);
    await typeLogin(popup);
    await decide(popup, 'allow');
    await becomes(page, true);
    const { token, refreshToken } = await page.evaluate(() =>
      (window as unknown as Partner)[Symbol.for('wbn.1')]!.client.session.get(),
    );
    const profile = { method: 'GET', path: 'user/profile', host: 'api', access: 'signedIn', scope: 'profile' };
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith(profile.path) && one.method() === 'GET'),
      page.evaluate((call) => (window as unknown as Partner)[Symbol.for('wbn.1')]!.client.call(call), profile),
    ]);
    const { authorization = '', dpop = '' } = await request.allHeaders();
    expect(authorization).toBe(`Bearer ${token}`);
    const read = async (path: string, headers: Record<string, string>) =>
      (await (await fetch(`${addresses().api}/${path}`, { headers: { authorization, ...headers } })).json()).name;
    expect([await read(profile.path, {}), await read(profile.path, { origin: cdn(), 'x-wbn-key': 'pk_demo' })]).toEqual(
      ['TokenNotFound', 'TokenNotFound'],
    );
    expect(await read('social/reaction/check/00000000-0000-4000-8000-000000000000', { dpop })).toBe('TokenNotFound');
    const stolen = async (headers: Record<string, string>) => {
      const sent = { 'x-refresh-token': refreshToken, ...headers };
      const answered = await fetch(`${accounts()}/refresh-token`, { method: 'POST', headers: sent });
      return (await answered.json()).name;
    };
    const own = { origin: cdn(), 'x-wbn-key': 'pk_demo' };
    expect([await stolen({}), await stolen(own)]).toEqual(['ProofRefused', 'ProofRefused']);
    const renew = () =>
      page.evaluate(() => (window as unknown as Partner)[Symbol.for('wbn.1')]!.client.session.refresh());
    expect([await renew(), await renew()]).toEqual(['done', 'done']);
    expect([await stolen({}), await stolen(own)]).toEqual(['ProofRefused', 'ProofRefused']);
    expect(await loggedIn(page)).toBe(true);
  });

  it('is refused on a page without https, in words, before any window opens', async () => {
    const { page } = await open('login');
    await page.evaluate(() => {
      // Simulates a page without https; loopback counts as secure.
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    });
    await page.click('#login');
    await page.getByText('A login needs a page with https.').waitFor();
    expect(openTabs(page)).toBe(1);
  });
});

it('R-123 all widgets of a page share one session: a login in one changes all, and one renewal serves all', async () => {
  const found = await fetch(`${addresses().api}/search/business/last-registered`);
  const business = (await found.json()).data[0].businessID as string;
  const { page, calls } = await open('partner-search');
  await page.evaluate((id) => {
    for (const name of ['one', 'two']) {
      const element = document.createElement('wbn-comments');
      for (const [attribute, value] of Object.entries({
        id: name,
        load: 'eager',
        'resource-type': 'business',
        'resource-id': id,
      })) {
        element.setAttribute(attribute, value);
      }
      document.body.prepend(element);
    }
  }, business);
  const prompt = (id: string) => page.locator(`#${id}`).getByText('If you want to comment you must be loged in.');
  for (const id of ['one', 'two']) await prompt(id).waitFor();
  const popup = await popupOf(page, () => page.locator('#one [part=login]').click());
  await typeLogin(popup);
  await decide(popup, 'allow');
  for (const id of ['one', 'two']) await page.locator(`#${id} textarea`).waitFor();
  expect(calls.filter((path) => path === '/get-session')).toHaveLength(1);
  const outcomes = await page.evaluate(() => {
    const { session } = (window as unknown as Partner)[Symbol.for('wbn.1')]!.client;
    return Promise.all([1, 2, 3].map(() => session.refresh()));
  });
  expect(outcomes).toEqual(['done', 'done', 'done']);
  expect(calls.filter((path) => path === '/refresh-token')).toHaveLength(1);
  await page.evaluate(() => (window as unknown as Partner).wbn.logout());
  for (const id of ['one', 'two']) await prompt(id).waitFor();
});
