import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { loginAs, openPage } from '../support/pages.ts';

it('R-365 a user inquires at a business, and chats with it', async () => {
  const { api, cdn, portal } = addresses();
  const words = `Could you send two samples? ${Date.now()}`;
  const answer = `By courier, please. ${Date.now()}`;
  const page = await openPage({ permissions: ['local-network-access'] });
  await loginAs(page, 'buyer@demo.example');
  const list = await fetch(`${api}/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ businessType: 'MA', size: 1 }),
  });
  const { data } = (await list.json()) as { data: { results: { businessProfile: { businessID: string } }[] } };
  const seller = data.results[0]!.businessProfile.businessID;
  const show = async (element: string) => {
    await page.route(`${portal}/page-of-a-user`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>User</title><script type="module" src="${cdn}/v1/wbn.js"></script>${element}`,
      }),
    );
    await page.goto(`${portal}/page-of-a-user`);
  };

  // From then on the person is known.
  const known = page.waitForResponse(/business\/profile\/my-list/);
  await show(`<wbn-inquiry-form load="eager" business-id="${seller}"></wbn-inquiry-form>`);
  const form = page.locator('wbn-inquiry-form');
  await known;
  await form.locator('[part=subject]').selectOption('Samples');
  await form.locator('[part=message]').fill(words);
  await form.locator('[part=submit]').click();
  await form.locator('.toast').waitFor();
  expect(await form.locator('.toast').innerText()).toBe('Inquiry sent successfully');

  await show('<wbn-message-center load="eager"></wbn-message-center>');
  const center = page.locator('wbn-message-center');
  await center.locator('[part=thread]', { hasText: 'Samples' }).first().click();
  await center.locator('[part=message]', { hasText: words }).waitFor();
  await center.locator('[part=input]').fill(answer);
  await center.locator('[part=send]').click();
  await center.locator('[part=message]', { hasText: answer }).waitFor();
  await page.reload();
  await center.locator('[part=thread]', { hasText: 'Samples' }).first().click();
  await center.locator('[part=message]', { hasText: answer }).waitFor();
  expect(await center.locator('[part=message]').count()).toBe(2);
});
