import { subjectsAr } from '@wbn/contract';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { inLanguage } from '../../../tests/support/portal-pages.ts';
import { ar } from '../../src/pages/all-messages/texts/ar.ts';
import { en } from '../../src/pages/all-messages/texts/en.ts';
import { answer } from '../support.ts';

it.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'one inbox shows the conversations of all sides, the latest first, and each opens as its side, in %s, %i pixels wide',
  async (language, width) => {
    const texts = language === 'ar' ? ar : en;
    const [owner, buyer, seller] = [
      await newPerson('Samir', 'Aziz'),
      await newPerson('Bea', 'Buyer'),
      await newPerson('Sara', 'Seller'),
    ];
    const [atlas, basra] = [await newBusiness(owner, 'Atlas Gears'), await newBusiness(owner, 'Basra Valves')];
    const theirs = await newBusiness(seller, 'Cairo Pumps');
    const inquire = async ({ ask }: typeof buyer, to: string, subject: string) =>
      (await ask<{ requestID: string }>('business/request', { to, subject, message: `About ${subject}` })).requestID;
    const first = await inquire(buyer, atlas, 'Gears');
    await inquire(buyer, basra, 'Valves');
    await inquire(owner, theirs, 'Pumps');
    await buyer.ask(`business/request/${first}/send-message`, { content: 'And twenty more?' });

    const page = await openPage({ width, height: 844 });
    await signIn(page, owner.email, inLanguage('/my-messages', language), owner.password);
    await page.getByRole('link', { name: texts.title }).click();
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    const rows = page.locator('.all-messages-list li');
    await expect.poll(() => rows.count()).toBe(3);
    const said = await rows.allInnerTexts();
    for (const [at, parts] of [
      ['Bea Buyer', 'Gears', 'And twenty more?', 'Atlas Gears', '2'],
      ['Cairo Pumps', 'Pumps', texts.me],
      ['Bea Buyer', 'Valves', 'Basra Valves', '1'],
    ].entries())
      for (const part of parts) expect(said[at]).toContain(part);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // A new message comes to the top by itself.
    await inquire(buyer, basra, 'Samples');
    const samples = language === 'ar' ? subjectsAr.get('Samples')! : 'Samples';
    await expect.poll(() => rows.first().innerText(), { timeout: 15_000 }).toContain(samples);

    // By keyboard into the inbox of the business, which then answers.
    await rows.nth(1).getByRole('link').press('Enter');
    await page.waitForURL((url) => url.pathname === `/business/${atlas}/requests/${first}`);
    await page.locator('wbn-message-center [part=messages]').getByText('And twenty more?').waitFor();
    await expect.poll(() => page.locator('header .account .unread-badge').innerText()).toBe('2');
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(4);
    await expect.poll(() => rows.nth(1).locator('.unread-badge').count()).toBe(0);
  },
);

it('one inbox says that nothing is there yet, and offers another try when it cannot be loaded', async () => {
  const lina = await newPerson('Lina', 'Saleh');
  const page = await openPage({ width: 360, height: 780 });
  await answer(page, 'business/request?ubid=me&limit=100', undefined, 500);
  await signIn(page, lina.email, '/my-messages/all', lina.password);
  await page.getByText(en.failed).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: en.empty }).waitFor();
  await page.getByRole('link', { name: en.find }).waitFor();
});
