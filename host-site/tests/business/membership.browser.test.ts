import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { asPerson } from '../../../tests/support/api.ts';
import { complaints, openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';
import { cards, charges, choose, enter, form, isCharge, openMembership, part } from './membership-page.ts';

describe('the membership page', () => {
  it.each(['en', 'ar'])(
    'keeps the number for value added tax, says what is wrong with one, and takes it away, in %s',
    async (lang) => {
      const { page, owner, businessID, path } = await openMembership({ width: 360, height: 780, lang });
      const fold = page.locator('details.vat-number');
      const form = fold.locator('form');
      const field = form.locator('input');
      const stored = async () =>
        (await owner<{ vatNumber: string | null }>(`business/${businessID}/membership`)).vatNumber;
      // Above the payment, because a receipt that exists never changes.
      const payment = await page.locator('wbn-membership-checkout').boundingBox();
      expect((await fold.boundingBox())!.y).toBeLessThan(payment!.y);
      await fold.locator('summary').click();
      await field.fill('!');
      await form.locator('button').click();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
      await field.fill('sa 300000000000003');
      await form.locator('button').click();
      await expect.poll(() => field.inputValue()).toBe('SA 300000000000003');
      expect(await stored()).toBe('SA 300000000000003');
      // The message about it covers nothing of the button that caused it.
      const [toast, button] = [await page.locator('.toast').boundingBox(), await form.locator('button').boundingBox()];
      expect(toast!.y + toast!.height <= button!.y || toast!.y >= button!.y + button!.height).toBe(true);
      await visit(page, path);
      expect(await fold.locator('summary').innerText()).toContain('SA 300000000000003');
      await fold.locator('summary').click();
      expect(await field.inputValue()).toBe('SA 300000000000003');
      await field.fill('');
      await form.locator('button').click();
      await expect.poll(stored).toBe(null);
    },
  );

  it('R-021 R-274 opens membership upgrade: the plan, the prices, and a card form once an upgrade is chosen', async () => {
    const { page, email } = await openMembership();
    const heard = complaints(page);
    expect(await part(page, 'plan').innerText()).toBe('STANDARD');
    expect(await page.locator('wbn-membership-checkout [part=option] > strong').allInnerTexts()).toEqual([
      'US$ 1850.00 / year',
      'US$ 2650.00 / year',
      'US$ 3650.00 / year',
    ]);
    expect(await page.locator('iframe').count()).toBe(0);
    await choose(page, 1);
    for (const field of ['#number', '#expiry', '#cvc', '#name'])
      expect(await form(page).locator(field).isVisible()).toBe(true);
    expect(await part(page, 'pay').innerText()).toBe('Pay US$ 2650.00');
    await expect.poll(() => part(page, 'email').inputValue()).toBe(email);
    // Card data never reaches us: its fields are on the provider's origin, outside our shadow root.
    const frame = await page.locator('wbn-membership-checkout > iframe').getAttribute('src');
    expect(new URL(frame ?? '').origin).toBe(addresses().payments);
    expect(heard).toEqual([]);
  });

  it('R-275 says what is wrong with a card by an alert, and orders nothing', async () => {
    const { page } = await openMembership();
    const ordered = charges(page);
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(`${dialog.type()} ${dialog.message()}`);
      await dialog.accept();
    });
    await choose(page);
    await enter(page, cards.good, '01 / 20');
    await part(page, 'pay').click();
    await expect.poll(() => alerts).toEqual(['alert You have error in your card information: The card has expired.']);
    expect(await form(page).locator('#number').inputValue()).toBe('4242 4242 4242 4242');
    expect(ordered).toEqual([]);
  });

  it('R-277 says Successful checkout! over exactly one reload, with the badge, a receipt and the next steps', async () => {
    const { page } = await openMembership();
    const ordered = charges(page);
    let loads = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads += 1;
    });
    await choose(page);
    await enter(page, cards.good);
    await part(page, 'pay').click();
    await page.getByText('Successful checkout!').waitFor();
    expect(loads).toBe(1);
    expect(ordered.map((order) => new URL(order.url()).searchParams.get('shown'))).toEqual(['standard']);
    await expect.poll(() => part(page, 'plan').innerText()).toBe('GOLD');
    const steps = page.getByRole('region', { name: 'Next steps' }).getByRole('link');
    await expect.poll(() => steps.allInnerTexts()).toEqual(['Ask for verification', 'Use a boost']);
    expect(await steps.first().getAttribute('href')).toMatch(/\/verification$/);
    const saving = page.waitForEvent('download');
    await part(page, 'receipt').click();
    expect((await saving).suggestedFilename()).toMatch(/^WBN-\d{4}-\d{6}\.pdf$/);
    await page.reload();
    await part(page, 'plan').waitFor();
    expect(await page.getByText('Successful checkout!').count()).toBe(0);
    expect(loads).toBe(2);
  });

  it('R-278 says when the payment cannot be processed, and loses nothing', async () => {
    const { page } = await openMembership();
    await page.route(isCharge, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            headers: { 'access-control-allow-origin': '*' },
            json: { success: false, code: 500, name: 'InternalError', message: 'x' },
          })
        : route.continue(),
    );
    await choose(page);
    await enter(page, cards.good);
    await part(page, 'pay').click();
    await part(page, 'notice').waitFor();
    expect(await part(page, 'notice').innerText()).toBe(
      'We are not able to process your payment at this time, please try again in a few minutes or contact support',
    );
    expect(await form(page).locator('#number').inputValue()).toBe('4242 4242 4242 4242');
    await expect.poll(() => part(page, 'pay').isEnabled()).toBe(true);
  });

  it('R-385 is the owner’s: an admin sees that, and no way to pay', async () => {
    const admin = await asPerson('admin@demo.example');
    const theirs = await admin<{ businessID: string; session: { role: string } }[]>('business/profile/my-list');
    const shared = theirs.find(({ session }) => session.role === 'admin');
    const page = await openPage();
    await signIn(page, 'admin@demo.example');
    await visit(page, `/business/${shared?.businessID}/membership`);
    await page.getByText('Only the owner of a business sees and changes its membership.').waitFor();
    expect(await page.locator('wbn-membership-checkout, iframe').count()).toBe(0);
  });

  it('leads a visitor to the login, and back', async () => {
    const owner = await asPerson('owner@demo.example');
    const [first] = await owner<{ businessID: string }[]>('business/profile/my-list');
    const page = await openPage();
    await page.goto(portal(`/business/${first?.businessID}/membership`));
    await page.waitForURL((url) => url.href.startsWith(addresses().accounts));
    expect(new URL(page.url()).searchParams.get('continue')).toContain(`/business/${first?.businessID}/membership`);
  });

  it('lets a renewal be stopped and taken up again', async () => {
    const { page } = await openMembership();
    await choose(page);
    await enter(page, cards.good);
    await part(page, 'pay').click();
    await page.getByRole('button', { name: 'Do not renew' }).click();
    await page.getByText(/Your membership ends on .+ and does not renew\./).waitFor();
    await page.getByRole('button', { name: 'Renew again' }).click();
    await page.getByRole('button', { name: 'Do not renew' }).waitFor();
  });

  it.each(['en', 'ar'])(
    'shows in %s what an upgrade within a paid year costs now, the credit, and the price from then on',
    async (lang) => {
      const { page } = await openMembership({ lang, width: 360 });
      await choose(page);
      await enter(page, cards.good);
      await part(page, 'pay').click();
      await part(page, 'receipt').waitFor();
      const ordered = charges(page);
      await choose(page, 0);
      // Of a year that begins today every day is unused.
      expect(await part(page, 'summary').locator('bdi').allInnerTexts()).toEqual([
        'US$ 2650.00',
        '−US$ 1850.00',
        'US$ 800.00',
        'US$ 2650.00',
      ]);
      expect(await part(page, 'pay').innerText()).toContain('US$ 800.00');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await enter(page, cards.good);
      await part(page, 'pay').click();
      await expect.poll(() => part(page, 'receipt').count()).toBe(2);
      expect(ordered.map((order) => new URL(order.url()).searchParams.get('amount'))).toEqual(['80000']);
      await expect.poll(() => part(page, 'plan').getAttribute('class')).toContain('premium');
    },
  );

  it.each(['en', 'ar'])('fits 320 px in %s, and a purchase is made by keyboard alone', async (lang) => {
    const { page } = await openMembership({ width: 320, lang });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await part(page, 'option').first().locator('input').focus();
    await page.keyboard.press('Space');
    await form(page).locator('#number').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await form(page).locator('#number').focus();
    for (const typed of ['4242424242424242', '1239', '123', 'Nour']) {
      await page.keyboard.type(typed);
      if (typed !== 'Nour') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await part(page, 'receipt').waitFor();
    await expect.poll(() => part(page, 'plan').getAttribute('class')).toContain('gold');
  });
});
