import { expect, it } from 'vitest';
import { asPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

it.each([360, 1440])(
  'a help request waits for an operator, with words for its codes, until one has answered (%i px)',
  async (width) => {
    const name = `Kettle ${crypto.randomUUID().slice(0, 8)}`;
    const visitor = await openPage({ width });
    await visit(visitor, '/contact-us/form');
    const field = (id: string) => visitor.locator(`#enquiry-${id}`);
    await field('firstName').fill('Bea');
    await field('lastName').fill(name);
    await field('email').fill('bea+help@mail.example');
    await field('country').selectOption('SA');
    await field('moreInfoBuy').fill('Forty kettles\nof 20 litres');
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await visitor.getByText('Request sent successfully').waitFor();

    const page = await openPage({ width });
    await signIn(page, 'operator@demo.example');
    await visit(page, '/operator');
    await page.getByRole('link', { name: 'Help requests' }).click();
    const item = page.getByRole('article', { name: `Bea ${name}` });
    const value = (label: string) => item.locator('dl > div').filter({ hasText: label }).locator('dd').innerText();
    await item.waitFor();
    await item.getByText('Sent without a login: what it says of its sender was not checked').waitFor();
    expect(await value('Country')).toBe('Saudi Arabia');
    expect(await value('More about what you want to buy')).toBe('Forty kettles\nof 20 litres');
    expect(await item.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href')).toBe(
      'mailto:bea%2Bhelp%40mail.example',
    );
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await item.getByRole('button', { name: 'Mark as answered' }).click();
    await item.waitFor({ state: 'detached' });
    await page.getByLabel('Show').selectOption('answered');
    await item.getByText(/^Received on .+ · Answered on .+ by Olga Petrova$/).waitFor();
    expect(await item.getByRole('button', { name: 'Mark as answered' }).count()).toBe(0);
    const ask = await asPerson('operator@demo.example');
    const waiting = await ask<{ total: number }>(`operator/enquiries?q=${encodeURIComponent(name)}`);
    expect(waiting.total).toBe(0);
  },
);
