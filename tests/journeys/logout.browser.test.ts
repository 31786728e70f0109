import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { loginAs, openPage } from '../support/pages.ts';

interface Wbn {
  session(): Promise<{ loggedIn: boolean }>;
  login(): Promise<void>;
}
type Site = Window & { wbn: Wbn };

it('a logout at the portal reaches every open page: a second tab, and a partner’s page without anything live on it', async () => {
  const { accounts, cdn, portal } = addresses();
  const page = await openPage({ permissions: ['local-network-access'] });
  await loginAs(page, 'buyer@demo.example', '/industries');
  const second = await page.context().newPage();
  await second.goto(`${portal}/notifications`);
  await second.locator('html[data-person]').waitFor({ state: 'attached' });

  const partner = await page.context().newPage();
  await partner.goto(`${cdn}/examples/login/`);
  await partner.waitForFunction(() => 'version' in (window as unknown as Site).wbn);
  const [popup] = await Promise.all([page.context().waitForEvent('page'), partner.click('#login')]);
  await popup.waitForURL((url) => url.href.startsWith(accounts));
  await popup.locator('button[value=allow]').click();
  const isLoggedIn = () =>
    partner.evaluate(async () => (await (window as unknown as Site).wbn.session()).loggedIn).catch(() => undefined);
  await expect.poll(isLoggedIn, { timeout: 30_000 }).toBe(true);

  await page
    .locator('.menu-button', { has: page.locator('.menu-name') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect.poll(isLoggedIn).toBe(false);
  await second.locator('html:not([data-person])').waitFor({ state: 'attached' });
  expect(await second.locator('.personal-state[role=alert]').count()).toBe(1);
});
