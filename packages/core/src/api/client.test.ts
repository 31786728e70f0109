import { listCountries, makeComment, myBusinesses, readProfile, searchBusinesses, updateProfile } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { accountSite } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, type Reply, success, testServer } from '../testing/server.ts';
import { type Client, createClient } from './client.ts';

interface World extends AsyncDisposable {
  readonly client: Client;
  readonly reloads: number;
  readonly api: Awaited<ReturnType<typeof testServer>>;
  readonly accounts: Awaited<ReturnType<typeof testServer>>;
  readonly logIn: () => void;
}

/** A client with its session, a scripted API, and an account site. */
async function world(
  answer: (site: ReturnType<typeof accountSite>) => Answerer,
  refuse?: () => Reply | undefined,
): Promise<World> {
  const tab = testTab();
  const site = accountSite(tab.now, { refuse });
  const accounts = await testServer(site.answer);
  const api = await testServer(answer(site));
  const session = createSession({ accounts: accounts.origin, platform: tab });
  let reloads = 0;
  const options = { api: api.origin, accounts: accounts.origin, portal: 'https://portal.example', key: 'pk_test' };
  const client = createClient({ ...options, session, platform: tab, hooks: { onReload: () => void reloads++ } });
  return {
    client,
    api,
    accounts,
    logIn: () => session.save(site.first()),
    get reloads() {
      return reloads;
    },
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await accounts[Symbol.asyncDispose]();
    },
  };
}

describe('a call', () => {
  it('R-110 goes to the API, refresh and logout to the account site', async () => {
    await using setup = await world(() => () => success([]));
    setup.logIn();
    await setup.client.call(listCountries);
    await setup.client.session?.refresh();
    await setup.client.session?.logout();
    expect(setup.api.seen.map(({ path }) => path)).toEqual(['ref-data/country']);
    expect(setup.accounts.seen.map(({ path }) => path)).toEqual(['refresh-token', 'logout']);
  });

  it('R-111 carries the token when there is a session, and the publishable key always: in the address of a read without one', async () => {
    await using setup = await world(() => () => success([]));
    await setup.client.call(listCountries);
    setup.logIn();
    await setup.client.call(listCountries);
    expect(setup.api.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer access-1']);
    expect(setup.api.seen.map(({ headers }) => headers['x-wbn-key'])).toEqual([undefined, 'pk_test']);
    expect(setup.api.seen.map(({ path }) => path)).toEqual(['ref-data/country?wbn-key=pk_test', 'ref-data/country']);
  });

  it('waits for the session when it needs one, and not when it does not', async () => {
    await using setup = await world(() => () => success([]));
    await setup.client.call(listCountries);
    expect(setup.client.session?.get().status).toBe('unknown');
    await setup.client.call(myBusinesses);
    expect(setup.client.session?.get().status).toBe('anonymous');
  });

  it('gives one key to one intent, and keeps it when the call is sent again', async () => {
    await using setup = await world((site) => ({ headers }) => {
      const isOld = headers.authorization === 'Bearer access-1';
      return !isOld && site.isLive(headers.authorization) ? success({}) : failed(401, 'TokenExpiredError');
    });
    setup.logIn();
    const body = { resourceID: 'x', content: 'hi' };
    await setup.client.call(makeComment, { body });
    await setup.client.call(makeComment, { body });
    await setup.client.call(makeComment, { body, idempotencyKey: 'mine' });
    const keys = setup.api.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[2], 'mine']);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('gives no key to a search', async () => {
    await using setup = await world(() => () => success({ results: [] }));
    await setup.client.call(searchBusinesses, { body: {} });
    expect(setup.api.seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('is checked against the contract where a checker is given', async () => {
    const { checkAnswers } = await import('@wbn/contract/check-answers');
    await using server = await testServer(({ path }) => success(path.includes('country') ? [{ code: 'SA' }] : []));
    const origins = { api: server.origin, accounts: server.origin, portal: server.origin };
    const client = createClient({ ...origins, checkAnswers });
    await expect(client.call(listCountries)).rejects.toThrow(/listCountries breaks the contract/);
    await expect(client.call(myBusinesses)).resolves.toEqual({ success: true, data: [] });
  });
});

describe('names in an answer', () => {
  it('are asked for in the language of the page or in the call’s own, and English is not asked for at all', async () => {
    await using server = await testServer(() => success([]));
    const { origin: api } = server;
    const client = createClient({ api, accounts: api, portal: api, locale: 'ar' });
    await client.call(listCountries);
    await client.call(searchBusinesses, { body: {}, locale: 'zh' });
    await client.call(listCountries, { locale: 'en' });
    const asked = () => server.seen.map(({ path }) => path.split('?')[1]);
    expect(asked()).toEqual(['locale=ar', 'locale=zh', undefined]);
    await Promise.all([
      client.callOnce(listCountries),
      client.callOnce(listCountries),
      client.callOnce(listCountries, { locale: 'it' }),
    ]);
    expect(asked().slice(3)).toEqual(['locale=ar', 'locale=it']);
  });
});

describe('a list', () => {
  it('is fetched once for all who ask, and anew after a failure', async () => {
    let reply: Reply = failed(500, 'InternalError');
    await using setup = await world(() => () => reply);
    await expect(
      Promise.all([setup.client.callOnce(listCountries), setup.client.callOnce(listCountries)]),
    ).rejects.toThrow();
    reply = success([]);
    await Promise.all([setup.client.callOnce(listCountries), setup.client.callOnce(listCountries)]);
    await setup.client.callOnce(listCountries);
    expect(setup.api.seen).toHaveLength(2);
  });
});

describe('a 401', () => {
  it('R-115 JsonWebTokenError clears the session and reloads once', async () => {
    await using setup = await world(() => () => failed(401, 'JsonWebTokenError'));
    setup.logIn();
    const calls = Array.from({ length: 3 }, () => setup.client.call(readProfile));
    for (const outcome of await Promise.allSettled(calls)) expect(outcome.status).toBe('rejected');
    expect(setup.client.session?.get().token).toBeUndefined();
    expect(setup.reloads).toBe(1);
    expect(setup.accounts.seen).toHaveLength(0);
  });

  for (const name of ['TokenNotFound', 'TokenExpiredError', 'SessionError']) {
    it(`R-116 ${name}: one refresh for all waiting requests, and each is sent again once`, async () => {
      await using setup = await world((site) => ({ headers }) => {
        const isFirst = headers.authorization === 'Bearer access-1';
        return !isFirst && site.isLive(headers.authorization) ? success([]) : failed(401, name);
      });
      setup.logIn();
      await Promise.all([
        setup.client.call(myBusinesses),
        setup.client.call(myBusinesses),
        setup.client.call(myBusinesses),
      ]);
      expect(setup.accounts.to('refresh-token')).toHaveLength(1);
      expect(setup.api.seen).toHaveLength(6);
      expect(setup.api.seen.slice(3).every(({ headers }) => headers.authorization === 'Bearer access-2')).toBe(true);
      expect(setup.reloads).toBe(0);
    });
  }

  it('R-116 a 401 on the repetition is not followed by a second refresh', async () => {
    await using setup = await world(() => () => failed(401, 'TokenExpiredError'));
    setup.logIn();
    await expect(setup.client.call(myBusinesses)).rejects.toMatchObject({ status: 401, name: 'TokenExpiredError' });
    expect(setup.accounts.to('refresh-token')).toHaveLength(1);
    expect(setup.api.seen).toHaveLength(2);
  });

  it('R-116 a 2xx answer that says 401 in its body is treated alike', async () => {
    await using setup = await world(
      (site) =>
        ({ headers }) =>
          headers.authorization === 'Bearer access-1' || !site.isLive(headers.authorization)
            ? { ...failed(401, 'SessionError'), status: 200 }
            : success([]),
    );
    setup.logIn();
    await setup.client.call(myBusinesses);
    expect(setup.accounts.to('refresh-token')).toHaveLength(1);
  });

  it('R-117 without a refresh token: clears the session and reloads', async () => {
    await using setup = await world(() => () => failed(401, 'TokenExpiredError'));
    setup.client.session?.save({ token: 't', tokenExpire: 600, refreshToken: '', refreshTokenExpire: 0 });
    await Promise.allSettled([setup.client.call(myBusinesses), setup.client.call(myBusinesses)]);
    expect(setup.client.session?.get()).toEqual({ status: 'anonymous', actor: undefined });
    expect(setup.reloads).toBe(1);
    expect(setup.accounts.seen).toHaveLength(0);
  });

  it('R-117 when the refresh fails: clears the session and reloads', async () => {
    const refuse = () => failed(401, 'SessionError');
    await using setup = await world(() => () => failed(401, 'TokenExpiredError'), refuse);
    setup.logIn();
    await Promise.allSettled([
      setup.client.call(myBusinesses),
      setup.client.call(myBusinesses),
      setup.client.call(myBusinesses),
    ]);
    expect(setup.client.session?.get().token).toBeUndefined();
    expect(setup.reloads).toBe(1);
    expect(setup.accounts.seen).toHaveLength(1);
  });

  it('R-117 with no session at all: neither clears nor reloads', async () => {
    await using setup = await world(() => () => failed(401, 'TokenNotFound'));
    await expect(setup.client.call(readProfile)).rejects.toMatchObject({ name: 'TokenNotFound' });
    expect(setup.reloads).toBe(0);
    expect(setup.accounts.seen).toHaveLength(0);
  });

  it('R-375 for a visitor without a session is an ordinary error: one call, no reload, no refresh', async () => {
    for (const name of ['TokenNotFound', 'TokenExpiredError', 'SessionError', 'JsonWebTokenError']) {
      await using setup = await world(() => () => failed(401, name));
      await expect(setup.client.call(readProfile)).rejects.toMatchObject({ status: 401, name });
      expect(setup.api.seen).toHaveLength(1);
      expect(setup.accounts.seen).toHaveLength(0);
      expect(setup.reloads).toBe(0);
    }
  });

  it('for a client without a session, such as a server, is an ordinary error', async () => {
    await using api = await testServer(() => failed(401, 'TokenNotFound'));
    const sites = { api: api.origin, accounts: 'https://accounts.example', portal: 'https://portal.example' };
    await expect(createClient(sites).call(myBusinesses)).rejects.toMatchObject({ name: 'TokenNotFound', status: 401 });
    expect(api.seen).toHaveLength(1);
  });

  it('keeps the session when the account site cannot be reached', async () => {
    await using setup = await world(
      () => () => failed(401, 'TokenExpiredError'),
      () => ({ status: 502, body: 'Bad gateway' }),
    );
    setup.logIn();
    await expect(setup.client.call(myBusinesses)).rejects.toMatchObject({ name: 'TokenExpiredError' });
    expect(setup.client.session?.get().status).toBe('authenticated');
    expect(setup.reloads).toBe(0);
  });

  it('about a token that was renewed meanwhile is answered with the new one, without another refresh', async () => {
    await using setup = await world((site) => async ({ headers }) => {
      if (headers.authorization === 'Bearer access-1') {
        await setup.client.session?.refresh();
        return failed(401, 'JsonWebTokenError');
      }
      return site.isLive(headers.authorization) ? success([]) : failed(401, 'TokenExpiredError');
    });
    setup.logIn();
    await setup.client.call(myBusinesses);
    expect(setup.accounts.to('refresh-token')).toHaveLength(1);
    expect(setup.reloads).toBe(0);
  });

  it('is not repeated in the name of another person, who logged in meanwhile', async () => {
    await using setup = await world((site) => ({ headers }) => {
      if (headers.authorization !== 'Bearer access-1') return success([]);
      setup.client.session?.save({ ...site.first(), token: 'access-of-another', userID: 'user-2' });
      return failed(401, 'TokenExpiredError');
    });
    setup.logIn();
    await expect(setup.client.call(updateProfile, { body: { firstName: 'Lina' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(setup.api.seen).toHaveLength(1);
    expect(setup.client.session?.get()).toMatchObject({ status: 'authenticated', userID: 'user-2' });
    expect(setup.reloads).toBe(0);
  });

  it('with another name is an ordinary error', async () => {
    await using setup = await world(() => () => failed(401, 'LoginFailed'));
    setup.logIn();
    await expect(setup.client.call(myBusinesses)).rejects.toMatchObject({ name: 'LoginFailed' });
    expect(setup.client.session?.get().status).toBe('authenticated');
    expect(setup.accounts.seen).toHaveLength(0);
  });
});
