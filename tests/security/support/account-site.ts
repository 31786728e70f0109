import { createAccounts } from '@wbn/accounts';
import { accountCookie } from '@wbn/accounts/testing';
import { optionsFor, type TestApi } from '@wbn/server/testing';

type More = Partial<Parameters<typeof createAccounts>[0]>;

/** The account site on the database of an API. */
export function accountSite({ db, folder }: TestApi, more: More = {}) {
  const { filesOrigin: _o, filesFolder: _f, uploadSecret: _u, ...shared } = optionsFor(db, folder);
  const accounts = createAccounts({ ...shared, limits: 'off', passwordCost: 10, ...more });

  /** A form of the account site, in a browser of its own that has opened `url`; logged in as `userID`, if given. */
  async function form(url: string, userID?: string, action = url.split('?')[0] ?? '') {
    const { cookies } = await accounts.inject(url);
    const [{ name, value } = { name: '', value: '' }] = cookies;
    const login = userID === undefined ? [] : [await accountCookie(db, userID, shared.sites.accounts)];
    const sent = [...login, { name, value }].map((one) => `${one.name}=${one.value}`).join('; ');
    const headers = { cookie: sent, 'content-type': 'application/x-www-form-urlencoded' };
    return async (fields: Record<string, string>) => {
      const payload = new URLSearchParams({ ...fields, csrf: value }).toString();
      const answer = await accounts.inject({ method: 'POST', url: action, headers, payload });
      return { status: answer.statusCode, answer };
    };
  }
  return { accounts, form };
}
