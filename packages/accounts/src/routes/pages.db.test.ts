import { createHash } from 'node:crypto';
import { makePartnerKey, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPages } from '../pages/account-frame.ts';
import { hashOf } from '../sessions/secrets.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

let site: TestSite;
const { portal, accounts } = testSites;
const sister = testSites.sisters[0] as string;
const partner = 'https://partner.example';
const email = 'ana.perez@people.example';
const password = 'correct horse battery';

beforeAll(async () => {
  site = await testSite();
  await makePartnerKey(site.database.db, { origins: [partner], scopes: ['read', 'react', 'comment'] });
}, 60_000);
afterAll(() => site.close());

const person = { firstName: 'Ana', lastName: '<b>Pérez</b>', email, password };
const at = (path: string, query: Record<string, string> = {}) => `${path}?${new URLSearchParams(query)}`;
const codeIn = (location: unknown) => new URL(String(location)).searchParams.get('token') as string;

/** A browser that is logged in at the account site. */
async function loggedIn() {
  const page = browser(site.app);
  await page.open('/login');
  expect((await page.send('/login', { email, password })).statusCode).toBe(303);
  return page;
}

describe('registration', { timeout: 60_000 }, () => {
  const mails = () => site.database.db.selectFrom('outboxEmails').selectAll().orderBy('id').execute();
  const newestToken = async () => String(((await mails()).at(-1)?.data as { token?: string } | undefined)?.token);

  it('by the link of its mail leads back to the page that the person came from, with a code that becomes a session', async () => {
    const from = `${portal}/business/x?tab=1`;
    const page = browser(site.app);
    expect((await page.open(at('/register', { continue: from, state: 's1', lang: 'es' }))).statusCode).toBe(200);
    const registered = await page.send('/register', person);
    expect(registered.statusCode).toBe(200);
    // A mistyped address or a lost mail: the way back keeps language and destination.
    const again = /href="(\/register[^"]*)"/
      .exec(registered.body)?.[1]
      ?.replaceAll('&#38;', '&')
      .replaceAll('&amp;', '&');
    expect(new URL(again ?? '', 'https://accounts.example').searchParams.get('continue')).toBe(from);
    // There is no account yet.
    expect(await site.database.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ toAddress: email, template: 'verify-email', locale: 'es', state: 'queued' });
    expect(mail?.data).toMatchObject({ continue: from });
    const token = await newestToken();
    for (let looks = 0; looks < 2; looks += 1) {
      expect((await page.open(at('/verify-email', { token, continue: from, lang: 'es' }))).statusCode).toBe(200);
    }
    const sent = await page.send('/verify-email', {});
    expect(sent.statusCode).toBe(303);
    expect(sent.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { searchParams, origin, pathname } = new URL(String(sent.headers.location));
    expect([origin, pathname, searchParams.get('continue')]).toEqual([portal, '/SetID/', from]);
    // A second click also succeeds; other browsers get nothing from the link any more.
    expect((await page.send('/verify-email', { token, continue: from })).statusCode).toBe(303);
    // No code, because its verifier may be lost: the portal starts the login again, and the account site asks for nothing.
    expect(searchParams.get('token')).toBeNull();
    // The tab that waits for the mail is loaded again: it registers nobody, and goes on.
    await page.open(at('/register', { continue: from }));
    const reloaded = await page.send('/register', person);
    expect(reloaded.statusCode).toBe(303);
    const on = new URL(String(reloaded.headers.location), 'https://accounts.example');
    expect([on.pathname, on.searchParams.get('continue')]).toEqual(['/login', from]);
    const over = await page.open(at('/login', { continue: from, state: 's2' }));
    const { data } = (await call(site.app, '/get-session', { token: codeIn(over.headers.location) })).json();
    const user = await site.database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', data.userID)
      .executeTakeFirst();
    expect(user).toMatchObject({ email, username: 'ana-b-perez-b', locale: 'es', emailVerifiedAt: expect.any(Date) });
    // The cost that this site was given, as each form must take it.
    expect(user?.passwordHash).toMatch(/^scrypt\$10\$8\$1\$/);
    const stranger = browser(site.app);
    await stranger.open('/login');
    expect((await stranger.send('/verify-email', { token })).statusCode).toBe(410);
    // The used registration keeps no password.
    const used = await site.database.db
      .selectFrom('registrations')
      .select('passwordHash')
      .where('email', '=', email)
      .execute();
    expect(used).toEqual([{ passwordHash: 'none' }]);
  });

  it('in another browser than the one that registered asks for a password, and the one of the registration is void', async () => {
    const thief = browser(site.app);
    const email = 'victim@people.example';
    await thief.open('/register');
    await thief.send('/register', { ...person, email });
    const victim = browser(site.app);
    await victim.open(at('/verify-email', { token: await newestToken() }));
    const sent = await victim.send('/verify-email', {});
    expect([sent.statusCode, victim.cookies.has('wbn-account-8082')]).toEqual([303, false]);
    await thief.open('/login');
    expect((await thief.send('/login', { email, password: person.password })).statusCode).toBe(401);
    const choosing = await victim.open(String(sent.headers.location));
    expect(choosing.body).toContain('Choose a new password');
    expect(choosing.body).toContain('may have been chosen by somebody else');
    const chosen = 'a word that is my own 77';
    expect((await victim.send('/reset-password', { password: chosen })).statusCode).toBe(200);
    expect((await thief.send('/login', { email, password: person.password })).statusCode).toBe(401);
    await victim.open('/login');
    expect((await victim.send('/login', { email, password: chosen })).statusCode).toBe(303);
  });

  it('that another browser began has no password by any other cookie of that browser', async () => {
    const thief = browser(site.app);
    const email = 'target@people.example';
    await thief.open('/register');
    const before = new Map(thief.cookies);
    await thief.send('/register', { ...person, email });
    const victim = browser(site.app);
    const link = at('/verify-email', { token: await newestToken() });
    // As if the thief could write into the victim's browser what their own browser had before it registered.
    for (const [name, value] of before) victim.cookies.set(name, value);
    await victim.open(link);
    const sent = await victim.send('/verify-email', {});
    expect(sent.headers.location).toContain('/reset-password');
    await thief.open('/login');
    expect((await thief.send('/login', { email, password: person.password })).statusCode).toBe(401);
  });

  it('names what it binds to, in the reader’s language and without losing the form', async () => {
    const { body } = await browser(site.app).open(at('/register', { lang: 'es' }));
    for (const path of ['/terms-and-conditions', '/privacy-policy']) {
      expect(body).toContain(`<a href="${portal}${path}?lang=es" target="_blank" rel="noopener">`);
    }
    expect(body).toContain('Términos y condiciones</a> y la <a');
  });

  it('answers alike for an address that has an account, by page and by JSON; the mail tells the difference', async () => {
    const answers: unknown[] = [];
    const templates: (string | undefined)[] = [];
    for (const address of [email.toUpperCase(), 'nobody.yet@people.example']) {
      const page = browser(site.app);
      await page.open('/register');
      const sent = await page.send('/register', { ...person, email: address, password: 'another password' });
      const json = await call(site.app, '/register', { ...person, email: address, password: 'another password' });
      const { date: _, 'x-request-id': _id, 'content-length': _length, ...headers } = sent.headers;
      answers.push([
        sent.statusCode,
        sent.body.replaceAll(address, 'X'),
        Object.keys(headers),
        json.statusCode,
        { ...json.json(), data: { token: json.json().data.token.length } },
      ]);
      templates.push(...(await mails()).slice(-2).map(({ template }) => template));
      expect([...page.cookies.keys()]).toEqual(['wbn-csrf-8082', 'wbn-registered-8082']);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(templates).toEqual(['already-registered', 'already-registered', 'verify-email', 'verify-email']);
    const rows = await site.database.db.selectFrom('users').select('id').where('email', 'ilike', email).execute();
    expect(rows).toHaveLength(1);
  });

  it('takes no password that everybody tries first', async () => {
    for (const common of ['password', '12345678', '        ', 'ana.perez1']) {
      const page = browser(site.app);
      await page.open('/register');
      const sent = await page.send('/register', { ...person, email: 'ana.perez@else.example', password: common });
      expect([common, sent.statusCode, sent.body.includes('id="password-error"')]).toEqual([common, 400, true]);
      const json = await call(site.app, '/register', { ...person, email: 'ana.perez@else.example', password: common });
      expect(json.json()).toMatchObject({ name: 'ValidationError', fields: ['password'] });
    }
  });

  it('shows what is wrong beside each field and on top, and keeps what was typed', async () => {
    const page = browser(site.app);
    await page.open('/register');
    const sent = await page.send('/register', { firstName: 'Li', lastName: ' ', email: 'li@', password: 'short' });
    expect(sent.statusCode).toBe(400);
    expect(sent.body).toContain('<title>Error: Create your account');
    for (const name of ['lastName', 'email', 'password']) {
      expect(sent.body).toContain(`<a href="#${name}">`);
      expect(sent.body).toContain(`id="${name}-error"`);
    }
    expect(sent.body).not.toContain('id="firstName-error"');
    expect(sent.body).toContain('value="Li"');
    expect(sent.body).toContain('value="li@"');
    expect(sent.body).not.toContain('value="short"');
    expect(sent.body.match(/aria-invalid="true"/g)?.length).toBe(3);
  });
});

describe('login', { timeout: 60_000 }, () => {
  it('with wrong words answers alike for known and unknown accounts', async () => {
    const answers = [];
    for (const fields of [
      { email, password: 'wrong password' },
      { email: 'nobody@people.example', password },
    ]) {
      const page = browser(site.app);
      await page.open('/login');
      const sent = await page.send('/login', fields);
      answers.push([
        sent.statusCode,
        sent.body.replace(fields.email, 'E').replaceAll(/value="[\w-]{43}"|challenge&quot;:&quot;[\w-]+/g, ''),
      ]);
      expect(page.cookies.has('wbn-account-8082')).toBe(false);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
  });

  it('is remembered by a cookie that no script and no other site reads', async () => {
    const page = browser(site.app);
    await page.open('/login');
    const sent = await page.send('/login', { email, password });
    const cookie = sent.cookies.find((one) => one.name === 'wbn-account-8082');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    // The database has its hash alone.
    const rows = await site.database.db.selectFrom('accountSessions').select('tokenHash').execute();
    expect(rows.map(({ tokenHash }) => tokenHash)).toContainEqual(hashOf(cookie!.value));
  });

  it('is refused when the form comes from elsewhere', async () => {
    const before = await site.database.db.selectFrom('accountSessions').select('tokenHash').execute();
    const attempts: [Record<string, string>, Record<string, string>][] = [
      [{}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      [{}, { origin: portal, 'sec-fetch-site': 'same-site' }],
      [{}, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      [{}, { 'sec-fetch-site': 'cross-site' }],
      [{}, { origin: 'null' }],
      [{ csrf: '' }, {}],
      [{ csrf: 'x'.repeat(43) }, {}],
      [{}, { cookie: '' }],
      [{}, { cookie: `wbn-csrf-8082=${'y'.repeat(43)}` }],
    ];
    for (const [fields, headers] of attempts) {
      const page = browser(site.app);
      await page.open('/login');
      const sent = await page.send('/login', { email, password, ...fields }, headers);
      expect([sent.statusCode, sent.headers.location]).toEqual([403, undefined]);
      expect(sent.body).toContain(`value="${email}"`);
    }
    const after = await site.database.db.selectFrom('accountSessions').select('tokenHash').execute();
    expect(after.length).toBe(before.length);
  });

  it('takes no other kind of body', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x', origin: accounts };
    for (const [headers, payload] of [
      [multipart, '--x--'],
      [{ 'content-type': 'text/plain' }, `{"email":"${email}","password":"${password}"}`],
    ] as const) {
      expect((await site.app.inject({ method: 'POST', url: '/login', headers, payload })).statusCode).toBe(415);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const url of ['/get-session', '/refresh-token']) {
      expect((await site.app.inject({ method: 'POST', url, headers: form, payload: 'token=x' })).statusCode).toBe(415);
    }
  });

  it.each([
    ['bytes that are no text', Buffer.from('email=\xff', 'latin1'), 400],
    ['more than a form holds', `email=${'x'.repeat(20_000)}`, 413],
    ['nothing', '', 403],
  ])('answers a form of %s with a page', async (_what, payload, status) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await site.app.inject({ method: 'POST', url: '/login', headers, payload });
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it('hands a logged-in person over to the portal at once', async () => {
    const page = await loggedIn();
    const answered = await page.open(at('/login', { continue: `${portal}/newsfeed`, state: 'z' }));
    expect(answered.statusCode).toBe(303);
    expect(String(answered.headers.location)).toMatch(
      /^http:\/\/localhost:8080\/SetID\/\?token=[\w-]{43}&state=z&continue=/,
    );
  });

  it('to a sister site is silent where asked, one click else', async () => {
    const stranger = await browser(site.app).open(
      at('/login', { continue: `${sister}/a`, prompt: 'none', state: 'q' }),
    );
    expect(stranger.headers.location).toBe(
      `${sister}/SetID/?error=login_required&state=q&continue=${encodeURIComponent(`${sister}/a`)}`,
    );
    const page = await loggedIn();
    const silent = await page.open(at('/login', { continue: `${sister}/a`, prompt: 'none', state: 'q' }));
    expect(String(silent.headers.location)).toMatch(/\/SetID\/\?token=[\w-]{43}&state=q/);
    const asked = await page.open(at('/login', { continue: `${sister}/a` }));
    expect(asked.body).toContain('Continue as Ana &lt;b&gt;Pérez&lt;/b&gt;');
    const sent = await page.send('/consent', { decision: 'allow' });
    expect(codeIn(sent.headers.location)).toHaveLength(43);
  });

  it("to a partner's page always names the page, its scopes and how long they last, and a permission can be withdrawn", async () => {
    const page = await loggedIn();
    const query = { continue: `${partner}/p`, state: 'w', codeChallenge: 'c'.repeat(43), prompt: 'none' };
    const asked = await page.open(at('/login', query), { referer: `${partner}/` });
    expect(asked.statusCode).toBe(200);
    for (const words of [`on ${partner}`, 'write comments', 'never pay', 'until you remove it', 'ends after: 12 hours'])
      expect(asked.body).toContain(words);
    expect(asked.body).not.toContain('send inquiries');
    expect(asked.headers['content-security-policy']).toContain(`form-action 'self' ${partner};`);
    const refused = await page.send('/consent', { decision: 'refuse' });
    expect(refused.headers.location).toBe(`${partner}/p#wbn_error=access_denied&wbn_state=w`);

    await page.open(at('/login', query), { referer: `${partner}/` });
    const allowed = await page.send('/consent', { decision: 'allow' });
    expect(String(allowed.headers.location)).toMatch(/^https:\/\/partner\.example\/p#wbn_code=[\w-]{43}&wbn_state=w$/);
    expect((await page.open(at('/login', query), { referer: `${partner}/` })).statusCode).toBe(200);

    expect((await page.open('/connected-sites')).body).toContain(partner);
    await page.send('/connected-sites', { origin: partner, decision: 'revoke' });
    expect((await page.open('/connected-sites')).body).not.toContain(partner);
    const [consent] = await site.database.db.selectFrom('consents').selectAll().execute();
    expect(consent).toMatchObject({ origin: partner, revokedAt: expect.any(Date) });
  });

  it("decides nothing for a forged 'Continue'", async () => {
    const page = await loggedIn();
    await page.open(at('/login', { continue: `${partner}/p` }));
    const forged = await page.send(
      '/consent',
      { decision: 'allow' },
      { origin: partner, 'sec-fetch-site': 'cross-site' },
    );
    expect(String(forged.headers.location)).toMatch(/^\/login\?/);
  });

  it.each(['without a login', 'with one'])(
    'leads nobody on to a path of a partner’s site by /logout, %s',
    async (how) => {
      const page = how === 'with one' ? await loggedIn() : browser(site.app);
      const there = at('/logout', { continue: `${partner}/go?to=https://evil.example`, lang: 'es' });
      const asked = await page.open(there);
      expect(asked.headers['content-security-policy']).not.toContain(partner);
      const left = how === 'with one' ? await page.send('/logout', {}) : asked;
      expect([left.statusCode, left.headers.location]).toEqual([200, undefined]);
      expect(left.body).toContain('Ha cerrado la sesión');
      expect(left.body).toContain(`<a href="${partner}/">`);
      expect(left.body.replace(/<footer>.*<\/footer>/s, '')).not.toContain('evil');
      const ours = browser(site.app);
      expect((await ours.open(at('/logout', { continue: `${portal}/a` }))).headers.location).toBe(`${portal}/a`);
      expect((await ours.open(at('/logout', { continue: `${sister}/a` }))).headers.location).toBe(`${sister}/a`);
    },
  );

  it('in one browser ends everywhere by the next call, wherever it is ended; other devices stay', async () => {
    const elsewhere = await loggedIn();
    const other = await sessionAt(elsewhere, portal);
    const ends: ((page: Awaited<ReturnType<typeof loggedIn>>, refreshToken: string) => Promise<unknown>)[] = [
      async (_, refreshToken) => {
        const left = await call(site.app, '/logout', undefined, { origin: sister, 'x-refresh-token': refreshToken });
        expect(left.json()).toEqual({ success: true, data: {} });
      },
      async (page) => {
        expect((await page.open('/logout')).body).toContain('You are logged in as Ana');
        expect((await page.send('/logout', {})).headers.location).toBe(`${portal}/`);
      },
      async () => {
        // Ends a session from another device's list: otherwise that browser could return with one click.
        const session = listedAt(sister, (await elsewhere.open('/account/sessions')).body);
        expect((await elsewhere.send('/account/sessions', { session })).body).toContain('The session was ended');
      },
      async (page) => {
        // Ends it from this browser's list.
        const { body } = await page.open('/account/sessions');
        // The login with both of our sites is one, and the partner's page.
        expect(body.match(/This browser/g)).toHaveLength(2);
        const session = listedAt(portal, body);
        expect((await page.send('/account/sessions', { session })).headers.location).toBe('/login?lang=en');
      },
    ];
    for (const end of ends) {
      const page = await loggedIn();
      const sessions = [await sessionAt(page, portal), await sessionAt(page, sister), await sessionAt(page, partner)];
      await end(page, sessions[1] as string);
      expect(await Promise.all(sessions.map(lives))).toEqual([false, false, false]);
      expect((await page.open(at('/login', { continue: portal }))).statusCode).toBe(200);
    }
    expect(await lives(other)).toBe(true);
  }, 60_000);

  it('at the account site ends after its life, and after fourteen days without use; the use of a site that began with it counts', async () => {
    const page = await loggedIn();
    const refreshToken = await sessionAt(page, portal);
    const isIn = async () => (await page.open('/account/sessions')).statusCode === 200;
    const logins = site.database.db.updateTable('accountSessions');
    const unused = (days: number) => logins.set({ lastSeenAt: new Date(Date.now() - days * 86_400_000) }).execute();
    await unused(13);
    expect(await isIn()).toBe(true);
    await unused(15);
    await call(site.app, '/refresh-token', undefined, { origin: portal, 'x-refresh-token': refreshToken });
    expect(await isIn()).toBe(true);
    await unused(15);
    expect(await isIn()).toBe(false);
    const later = await loggedIn();
    expect((await later.open('/account/sessions')).statusCode).toBe(200);
    await logins.set({ expiresAt: new Date() }).execute();
    expect((await later.open('/account/sessions')).statusCode).toBe(303);
  });

  it("ended on a partner's page ends there alone", async () => {
    const page = await loggedIn();
    const [ours, theirs] = [await sessionAt(page, portal), await sessionAt(page, partner)];
    const key = await site.database.db.selectFrom('partnerKeys').select('publishableKey').executeTakeFirstOrThrow();
    const headers = { origin: partner, 'x-wbn-key': key.publishableKey, 'x-refresh-token': theirs };
    expect((await call(site.app, '/logout', undefined, headers)).statusCode).toBe(200);
    expect([await lives(ours), await lives(theirs)]).toEqual([true, false]);
  }, 60_000);
});

/** The session id of the first button for a site in the list of sessions. */
const listedAt = (origin: string, body: string): string =>
  body.match(new RegExp(`<bdi>${origin}</bdi>[^]*?name="session" value="([^"]+)"`))?.[1] ?? '';

/** The refresh token that this browser gets at one of the sites. */
async function sessionAt(page: ReturnType<typeof browser>, origin: string): Promise<string> {
  const codeVerifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const shown = await page.open(at('/login', { continue: `${origin}/p`, codeChallenge }), { referer: `${origin}/` });
  const over = shown.statusCode === 303 ? shown : await page.send('/consent', { decision: 'allow' });
  const url = new URL(String(over.headers.location));
  const token = url.searchParams.get('token') ?? new URLSearchParams(url.hash.slice(1)).get('wbn_code');
  const { data } = (await call(site.app, '/get-session', { token, codeVerifier })).json();
  return data.refreshToken;
}

/** Whether the session of a refresh token is open; reads the database, because a call could change it. */
async function lives(refreshToken: string): Promise<boolean> {
  const { revokedAt } = await site.database.db
    .selectFrom('sessions')
    .innerJoin('refreshTokens', 'refreshTokens.sessionId', 'sessions.id')
    .select('sessions.revokedAt')
    .where('tokenHash', '=', createHash('sha256').update(refreshToken).digest())
    .executeTakeFirstOrThrow();
  return revokedAt === null;
}

describe('every page', () => {
  it('that there is not says so to a person in their language, and to a program as every call does', async () => {
    const person = await browser(site.app).open('/acount?lang=es', { accept: 'text/html,*/*;q=0.8' });
    expect([person.statusCode, person.body]).toEqual([404, expect.stringContaining('Esta página no existe.')]);
    const program = await browser(site.app).open('/acount', { accept: '*/*' });
    expect([program.statusCode, program.json().name]).toEqual([404, 'NotFound']);
  });

  it('is whole without script, with nothing inline, kept by nobody and framed by nobody', async () => {
    const page = await loggedIn();
    const stranger = browser(site.app);
    for (const [who, path] of [
      [stranger, '/login'],
      [stranger, '/register'],
      [page, '/logout'],
      [page, '/connected-sites'],
      [page, at('/login', { continue: `${partner}/p` })],
    ] as const) {
      const { body, headers, statusCode } = await who.open(path);
      expect([path, statusCode]).toEqual([path, 200]);
      // The button for a passkey needs this file; everything else works without it.
      const plain = body.replace(/<script src="\/assets\/passkeys-[\w-]+\.js" defer><\/script>/, '');
      expect(plain).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'self';.*frame-ancestors 'none'; report-uri \S+\/policy-reports$/,
        ),
      });
    }
    const [, css = ''] = /href="(\/assets\/[^"]+)"/.exec((await stranger.open('/login')).body) ?? [];
    const sheet = await site.app.inject(css);
    expect(sheet.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': /immutable/ });
  });

  it('of an account leads to the logout', async () => {
    const page = await loggedIn();
    for (const path of Object.values(accountPages)) {
      const shown = await page.open(path);
      expect([path, shown.statusCode]).toEqual([path, 200]);
      expect(shown.body, path).toMatch(/<a href="\/logout\?lang=en">Log out<\/a>/);
    }
  });

  it.each([
    ['en', 'ltr', 'Log in'],
    ['es', 'ltr', 'Iniciar sesión'],
    ['it', 'ltr', 'Accedi'],
    ['zh', 'ltr', '登录'],
    ['ar', 'rtl', 'تسجيل الدخول'],
  ])('speaks %s', async (lang, dir, words) => {
    const { body } = await browser(site.app).open(at('/login', { lang, continue: `${portal}/a?b=1&c=2` }));
    expect(body).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(body).toContain(words);
    expect(body).toContain('name="continue" value="http://localhost:8080/a?b=1&amp;c=2"');
    const byBrowser = await browser(site.app).open('/login', { 'accept-language': `xx, ${lang}-XX;q=0.9, en;q=0.8` });
    expect(byBrowser.body).toContain(`<html lang="${lang}"`);
  });

  it('tells password managers what each field is, and where a password is changed', async () => {
    const stranger = browser(site.app);
    const { headers } = await stranger.open('/.well-known/change-password');
    expect(headers.location).toBe('/account/password');
    expect((await stranger.open('/login')).body).toMatch(
      /type="email" autocomplete="username"[\s\S]*autocomplete="current-password"/,
    );
    // Each field for a password hides what is typed, and takes what is pasted.
    const page = await loggedIn();
    for (const [who, path] of [
      [stranger, '/login'],
      [stranger, '/register'],
      [page, '/account/password'],
      [page, '/account/email'],
      [page, '/account/delete'],
    ] as const) {
      const inputs = (await who.open(path)).body.match(/<input[^>]*autocomplete="(current|new)-password"[^>]*>/g) ?? [];
      expect(inputs.length, path).toBeGreaterThan(0);
      for (const input of inputs) expect(input).toMatch(/ type="password"(?!.*\s(?:readonly|on\w+=))/);
    }
    expect((await stranger.open('/register')).body).toMatch(
      /given-name[\s\S]*family-name[\s\S]*"username"[\s\S]*"new-password"/,
    );
  });

  it('repeats nothing of the address as markup', async () => {
    const evil = '"><script>alert(1)</script>';
    for (const name of ['continue', 'state', 'codeChallenge', 'key', 'lang', 'prompt']) {
      const { body } = await browser(site.app).open(at('/login', { [name]: evil }));
      expect(body).not.toContain('<script>');
    }
  });
});
