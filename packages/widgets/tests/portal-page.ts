import type { Page } from 'playwright';
import { inject } from 'vitest';
import { loginAs, openPage, type PageOptions } from '../../../tests/support/pages.ts';

export interface PortalPage extends PageOptions {
  readonly body: string;
  readonly lang?: string;
  /** Who is logged in; nobody unless told. */
  readonly email?: string;
}

/** A bare page on the portal's origin, whose session its widgets share, with the script tag of the CDN. */
export async function openPortalPage({ body, lang = 'en', email, ...options }: PortalPage): Promise<Page> {
  const { portal, cdn } = inject('addresses');
  const page = await openPage(options);
  if (email) await loginAs(page, email);
  const address = `${portal}/page-under-test`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Portal</title>
        <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
        <style>body{font:16px/1.5 system-ui,sans-serif;margin:16px;background:light-dark(#eef1f4,#0d1115)}</style>
        <script type="module" src="${cdn}/v1/wbn.js"></script></head><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
  return page;
}

interface Login {
  readonly call: (path: string, body?: object) => Promise<{ readonly data: never }>;
  readonly businesses: readonly { readonly businessID: string; readonly general: { readonly companyName: string } }[];
}

/** Calls to the API as one of the demo users, to make what a test needs. */
export async function asUser(email: string): Promise<Login> {
  const { accounts, api } = inject('addresses');
  const post = async (url: string, body: object, headers: object = {}) =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const { data: code } = await post(`${accounts}/login`, { email, password: 'demo-password-1', continue: '/' });
  const { data: session } = await post(`${accounts}/get-session`, code);
  const headers = { authorization: `Bearer ${session.token}` };
  const call: Login['call'] = async (path, body) =>
    body ? post(`${api}/${path}`, body, headers) : (await fetch(`${api}/${path}`, { headers })).json();
  const { data: businesses } = await call('business/profile/my-list');
  return { call, businesses };
}
