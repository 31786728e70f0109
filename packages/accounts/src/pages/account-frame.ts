import type { Flow } from './flow.ts';
import { html, type Markup, type Value } from './html.ts';

export const accountPages = {
  overview: '/account',
  email: '/account/email',
  password: '/account/password',
  second: '/account/second-factor',
  sessions: '/account/sessions',
  sites: '/connected-sites',
  data: '/account/data',
  delete: '/account/delete',
} as const;
export type AccountPage = keyof typeof accountPages;

/** The frame of an account page: navigation, a notice about the last action, and the page. */
export function accountFrame(flow: Flow, current: AccountPage, body: Value, done?: string): Markup {
  const { own, second, sitesTitle } = flow.t;
  const names: Record<AccountPage, string> = {
    overview: own.overview,
    email: own.emailTitle,
    password: own.passwordTitle,
    second: second.title,
    sessions: own.sessionsTitle,
    sites: sitesTitle,
    data: own.dataTitle,
    delete: own.deleteTitle,
  };
  const link = (page: AccountPage) =>
    html`<li><a href="${accountPages[page]}?lang=${flow.locale}"${
      page === current && html` aria-current="page"`
    }>${names[page]}</a></li>`;
  return html`<nav class="tabs" aria-label="${own.nav}"><ul>${(Object.keys(accountPages) as AccountPage[]).map(link)}</ul></nav>
${done !== undefined && html`<p class="done" role="status">${done}</p>`}
${body}
<p class="other"><a href="/logout?lang=${flow.locale}">${flow.t.logOut}</a></p>`;
}
