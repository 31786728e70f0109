import { type Failure, partnerScopes } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { keptLog, makePartnerKey, makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommon } from '../credentials/common-passwords.ts';
import { hashPassword, passwordCost, passwordFits } from '../credentials/passwords.ts';
import { usernameFrom } from '../credentials/username.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

/** Each password hash needs 128 MiB and a processor, which takes seconds on a busy machine. */
const slow = 180_000;
let site: TestSite;
const log = keptLog();
const { portal, accounts } = testSites;
const email = 'CANARY.ana@people.example';
const password = 'CANARY-password';
const body = { email, password };

beforeAll(async () => {
  site = await testSite({ logger: log.logger });
}, 60_000);
afterAll(() => site.close());

const nameOf = async (answered: ReturnType<typeof call>) => ((await answered).json() as Failure).name ?? 'yes';

describe('login and registration as JSON', () => {
  it('answer with a one-time code, and confirm the address by the link of a mail, whose reader chooses the password', async () => {
    const registered = await call(site.app, '/register', {
      ...body,
      firstName: 'CANARY',
      lastName: 'P',
      continue: portal,
    });
    expect(registered.json()).toEqual({ success: true, data: { token: expect.any(String) } });
    const code = registered.json().data.token;
    expect((await call(site.app, '/get-session', { token: code }, { origin: portal })).json().success).toBe(true);
    const { data } = await site.database.db.selectFrom('outboxEmails').select('data').executeTakeFirstOrThrow();
    const reader = browser(site.app);
    await reader.open(`/verify-email?token=${(data as { token: string }).token}`);
    const { headers } = await reader.send('/verify-email', {});
    expect((await call(site.app, '/login', body, { origin: portal })).statusCode).toBe(401);
    await reader.open(String(headers.location));
    expect((await reader.send('/reset-password', { password })).statusCode).toBe(200);
    const answered = await call(site.app, '/login', { ...body, state: 'x' }, { origin: portal });
    const session = await call(site.app, '/get-session', { token: answered.json().data.token }, { origin: portal });
    expect(session.json().success).toBe(true);
  });

  it('make no account for a page that nobody can have allowed, and answer a known address like any other', async () => {
    const person = { ...body, firstName: 'Known', lastName: 'P' };
    await makePartnerKey(site.database.db, { origins: ['https://shop.example'] });
    const partner = await call(site.app, '/register', {
      ...person,
      email: 'late@people.example',
      continue: 'https://shop.example/',
    });
    expect(partner.json().name).toBe('Forbidden');
    const rows = await site.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'late@people.example')
      .execute();
    expect(rows).toEqual([]);
    const known = await call(site.app, '/register', { ...person, password: 'another-password-9' });
    expect([known.statusCode, known.json()]).toEqual([200, { success: true, data: { token: expect.any(String) } }]);
    const session = await call(site.app, '/get-session', { token: known.json().data.token }, { origin: portal });
    expect(session.json().success).toBe(false);
  });

  it(
    'find the address of an account however it is typed, and make no second one of its mailbox',
    async () => {
      const passwordHash = await hashPassword(password, 10);
      await makeUser(site.database.db, { email: 'Owner@xn--bcher-kva.example', passwordHash });
      await makeUser(site.database.db, { email: 'İSMAİL.ΟΔΟΣ@people.example', passwordHash });
      for (const typed of ['owner@bücher.example', 'ow\u200bner@BÜCHER.example', 'ismail.οδοσ@people.example']) {
        expect(await nameOf(call(site.app, '/login', { ...body, email: typed }))).toBe('yes');
      }
      const given = { password, firstName: 'a', lastName: 'b' };
      for (const email of [
        'ow\u200bner@bücher.example',
        'оwner@bücher.example',
        'a<owner@bücher.example',
        'a,b@c.de',
      ]) {
        const payload = { ...given, email };
        const remoteAddress = '198.51.100.77';
        const answered = await site.app.inject({ method: 'POST', url: '/register', payload, remoteAddress });
        expect(answered.json().name).toBe('ValidationError');
      }
    },
    slow,
  );

  it('are taken from our own sites and from none, never from a partner page', async () => {
    const { publishableKey } = await makePartnerKey(site.database.db);
    for (const origin of [accounts, ...testSites.sisters]) {
      expect(await nameOf(call(site.app, '/login', body, { origin }))).toBe('yes');
    }
    const partner = { origin: 'https://partner.example', 'x-wbn-key': publishableKey };
    for (const headers of [partner, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect(await nameOf(call(site.app, '/login', body, headers))).toBe('OriginRefused');
      expect(await nameOf(call(site.app, '/register', { ...body, firstName: 'a', lastName: 'b' }, headers))).toBe(
        'OriginRefused',
      );
    }
    // A partner's origin gets no code without the person's consent on its page, or if it now requests more scopes than they decided on.
    const there = { ...body, continue: 'https://partner.example/' };
    expect(await nameOf(call(site.app, '/login', there))).toBe('Forbidden');
    const { db } = site.database;
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('consents')
      .values({ userId, origin: 'https://partner.example', scopes: ['read'] })
      .execute();
    expect(await nameOf(call(site.app, '/login', there))).toBe('Forbidden');
    await db
      .updateTable('consents')
      .set({ scopes: ['read', 'react'], askedScopes: [...partnerScopes] })
      .execute();
    expect(await nameOf(call(site.app, '/login', there))).toBe('yes');
  });

  it('refuse wrong words alike, known or not, and the suspended', async () => {
    const wrong = await call(site.app, '/login', { email, password: 'CANARY-wrong' });
    const unknown = await call(site.app, '/login', { email: 'CANARY@nowhere.example', password });
    const text = (answered: { body: string }) => answered.body.replace(/"requestID":"[^"]*"/, '');
    expect([wrong.statusCode, text(wrong)]).toEqual([unknown.statusCode, text(unknown)]);
    expect(wrong.json().name).toBe('LoginFailed');
    const everybody = site.database.db.updateTable('users');
    await everybody.set({ suspendedAt: new Date() }).execute();
    expect(await nameOf(call(site.app, '/login', body))).toBe('LoginFailed');
    await everybody.set({ suspendedAt: null }).execute();
  });

  it.each([
    [{ email: 'x', password }],
    [{ email }],
    [{ ...body, role: 'operator' }],
    [{ ...body, userID: 'x' }],
    [{ email: ['a@b.cd'], password }],
    [{ email, password: 'x'.repeat(129) }],
  ])('refuse %j', async (given) => {
    expect(await nameOf(call(site.app, '/login', given))).toBe('ValidationError');
  });

  it('refuse short passwords and server-owned fields at registration', async () => {
    const given = { email: 'new@people.example', password, firstName: 'a', lastName: 'b' };
    const bad = [{ password: '1234567' }, { role: 'operator' }, { emailVerifiedAt: 'now' }, { firstName: ' ' }];
    for (const [i, part] of bad.entries()) {
      const payload = { ...given, ...part };
      const remoteAddress = `198.51.100.${i}`;
      const answered = await site.app.inject({ method: 'POST', url: '/register', payload, remoteAddress });
      expect(answered.json().name).toBe('ValidationError');
    }
  });

  it('leave no e-mail, password, name, code or token in the log', async () => {
    expect(log.text()).toContain('"call":"login"');
    expect(log.text()).not.toContain('CANARY');
    const kept = await site.database.db.selectFrom('rateLimitBuckets').select('bucket').execute();
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('canary');
  });
});

describe('passwords', () => {
  it(
    'fit only themselves, however they are typed',
    async () => {
      const hash = await hashPassword('pässwörter 合格');
      expect(hash).toMatch(/^scrypt\$17\$8\$1\$/);
      expect(await passwordFits('pässwörter 合格'.normalize('NFD'), hash)).toBe(true);
      expect(await passwordFits('passworter 合格', hash)).toBe(false);
      expect(await passwordFits('anything', undefined)).toBe(false);
    },
    slow,
  );

  it(
    'of 128 characters of any kind count to the last one, in the case that was typed',
    async () => {
      const { password: shape } = shapes.register.body.shape;
      for (const long of ['x'.repeat(127), 'é😀 \t合', '"\'<&;%00--'].map((start) => start.padEnd(128, 'Zz 9'))) {
        expect(shape.safeParse(long).success).toBe(true);
        const hash = await hashPassword(long, 10);
        expect(await passwordFits(long, hash)).toBe(true);
        for (const other of [long.slice(0, -1), `${long.slice(0, -1)}?`, long.toLowerCase(), ` ${long}`, `${long} `]) {
          expect(await passwordFits(other, hash), other).toBe(false);
        }
      }
      for (const plain of ['onlysmallletters', '90218457316', 'مرور طويلة جدا']) {
        expect([shape.safeParse(plain).success, isCommon(plain)]).toEqual([true, false]);
      }
    },
    slow,
  );

  it(
    'are hashed at the full cost, unless limits are off',
    async () => {
      for (const [cost, begins] of [
        [undefined, 'scrypt$17$8$1$'],
        [passwordCost('on'), 'scrypt$17$8$1$'],
        [passwordCost('off'), 'scrypt$10$8$1$'],
      ] as const) {
        const other = await testSite({}, { passwordCost: cost });
        const person = { ...body, firstName: 'Ana', lastName: 'P', continue: portal };
        expect((await call(other.app, '/register', person)).json().success).toBe(true);
        const { passwordHash } = await other.database.db
          .selectFrom('users')
          .select('passwordHash')
          .executeTakeFirstOrThrow();
        await other.close();
        expect(passwordHash.startsWith(begins), String(cost)).toBe(true);
      }
    },
    slow,
  );

  it('that are public fit a hash of less cost, which names its cost', async () => {
    const hash = await hashPassword('printed for everybody', 10);
    expect(hash).toMatch(/^scrypt\$10\$8\$1\$/);
    expect(await passwordFits('printed for everybody', hash)).toBe(true);
    expect(await passwordFits('printed for nobody', hash)).toBe(false);
  });
});

describe('usernames', () => {
  it('come from names, and differ once taken', () => {
    expect(usernameFrom('José María', "O'Neill", 0)).toBe('jose-maria-o-neill');
    expect(usernameFrom('Ana', 'Pérez', 1)).toMatch(/^ana-perez-\d{4,5}$/);
    expect(usernameFrom('王', '伟', 0)).toMatch(/^member-\d{4}$/);
  });
});
