import { testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, type TestSite, testSite } from '../testing/site.ts';

const { portal, sisters } = testSites;
const invitation = { companyName: 'Najd <Valves>', inviter: 'Rana Haddad', email: 'new@colleague.example' };
let site: TestSite;
beforeAll(async () => {
  site = await testSite(
    { limits: 'off' },
    { namesOfInvitation: async (token) => (token === 'open-token' ? invitation : undefined) },
  );
}, 60_000);
afterAll(() => site.close());

const open = async (page: string, to: string, lang = 'en') =>
  (await browser(site.app).open(`${page}?${new URLSearchParams({ continue: to, lang })}`)).body;
const textOf = (page: string) => page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

it('a login to which the mail of an invitation leads says who invites to what, and how to register with that address', async () => {
  const link = `${portal}/invitation?token=open-token&lang=en`;
  const login = await open('/login', link);
  expect(textOf(login)).toContain(
    'Rana Haddad invited you to join Najd &lt;Valves&gt;. The invitation went to new@colleague.example.',
  );
  const [, register = ''] = /href="(\/register[^"]*)">Create an account as/.exec(login) ?? [];
  const form = (await browser(site.app).open(register.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))).body;
  expect(textOf(form)).toContain('Rana Haddad invited you to join');
  expect(form).toMatch(/name="email"[^>]*value="new@colleague\.example"/);
  for (const lang of ['es', 'it', 'zh', 'ar']) {
    const page = textOf(await open('/login', `${portal}/invitation?token=open-token`, lang));
    for (const name of ['Rana Haddad', 'Najd &lt;Valves&gt;', 'new@colleague.example'])
      expect(page, lang).toContain(name);
  }
});

it.each([
  ['a link that is not valid any more', `${portal}/invitation?token=old-token`],
  ['another page', `${portal}/my-business?token=open-token`],
  ['another site', `${sisters[0]}/invitation?token=open-token`],
])('%s names no invitation', async (_, link) => {
  for (const page of ['/login', '/register']) {
    const text = await open(page, link);
    expect(textOf(text)).toContain(`to continue to ${new URL(link).host}`);
    expect(textOf(text)).not.toContain(invitation.email);
  }
});

it('a login that is refused still says what the person is invited to', async () => {
  const visitor = browser(site.app);
  const link = `${portal}/invitation?token=open-token&lang=en`;
  await visitor.open(`/login?${new URLSearchParams({ continue: link, lang: 'en' })}`);
  for (const fields of [
    { email: 'nobody@mail.example', password: 'not the password' },
    { email: '', password: '' },
  ]) {
    const refused = await visitor.send('/login', fields);
    expect(refused.statusCode).toBeGreaterThan(399);
    expect(textOf(refused.body)).toContain('Rana Haddad invited you to join Najd &lt;Valves&gt;.');
  }
});
