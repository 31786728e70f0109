import { productPath } from '@wbn/contract';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask, asPerson, newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { es } from '../../src/moderation/texts/es.ts';
import { noteSent, portal, visit } from '../support.ts';

async function aComment(): Promise<string> {
  const { results } = await ask<{ results: { productID: string }[] }>('search/product', { textQuery: '', size: 1 });
  const writer = await newPerson('Vera', 'Writer');
  const { commentID } = await writer.ask<{ commentID: string }>('social/comments/make-comment', {
    resourceID: results[0]?.productID,
    resourceType: 'product',
    content: 'Buy my watches instead',
  });
  return commentID;
}

it('a comment that a widget showed anywhere is reported on the portal', async () => {
  const commentID = await aComment();
  const path = `/report?comment=${commentID}`;
  const { email, password } = await newPerson();
  const page = await openPage({ width: 360 });
  const sent = await noteSent(page);
  await page.goto(portal(path));
  await page.waitForURL((url) => url.href.startsWith(`${addresses().accounts}/login`));
  expect(new URL(page.url()).searchParams.get('continue')).toBe(portal(path));
  await signIn(page, email, path, password);
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Choose what is wrong').waitFor();
  await page.getByLabel('Spam or advertising').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thank you. The operators will look at it.').waitFor();
  const body = { resourceType: 'comment', resourceID: commentID, reason: 'spam' };
  expect(await sent()).toContainEqual({ path: '/moderation/report', body: expect.objectContaining(body) });
});

it('a received message is reported from its conversation, in the language of its reader', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const pest = await newPerson('Paul', 'Pest');
  const businessID = await newBusiness(owner, 'Harbour Bearings');
  const inquiry = { to: businessID, subject: 'Samples', message: `Money first ${crypto.randomUUID()}` };
  const { requestID } = await pest.ask<{ requestID: string }>('business/request', inquiry);
  const page = await openPage({ width: 360, locale: 'en-GB' });
  await signIn(page, owner.email, `/business/${businessID}/requests/${requestID}?lang=es`, owner.password);
  const message = page.locator('wbn-message-center [part=message]');
  const [form] = await Promise.all([page.context().waitForEvent('page'), message.getByText('Denunciar').click()]);
  await form.getByLabel(es.fraud).check();
  await form.getByRole('button', { name: es.send }).click();
  await form.getByText(es.sent).waitFor();
  const operator = await asPerson('operator@demo.example');
  const { items } = await operator<{ items: { subject: { excerpt: string }; reason: string }[] }>(
    'operator/reports?kind=message&size=200',
  );
  expect(items.find(({ subject }) => subject.excerpt === inquiry.message)?.reason).toBe('fraud');
});

it('an address that names nothing to report leads home, in its language', async () => {
  for (const [query, home] of [
    ['', '/'],
    ['?comment=1', '/'],
    ['?thread=0b7c1b1a-1111-4111-8111-00000000000a&lang=ar', '/?lang=ar'],
  ]) {
    const answer = await fetch(portal(`/report${query}`), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, home]);
  }
});

it('the page of a product that an operator removed says so; that of one that its company removed does not', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const businessID = await newBusiness(owner, 'Removed Bearings');
  const aProduct = async () =>
    (await owner.ask<{ productID: string }>('product', { businessID, name: 'Gone' })).productID;
  const [banned, withdrawn] = [await aProduct(), await aProduct()];
  const reporter = await newPerson();
  await reporter.ask('moderation/report', { resourceType: 'product', resourceID: banned, reason: 'fraud' });
  const operator = await asPerson('operator@demo.example');
  const { items } = await operator<{ items: { reportID: string; resourceID: string }[] }>('operator/reports?size=200');
  const { reportID } = items.find(({ resourceID }) => resourceID === banned) ?? { reportID: '' };
  await operator(`operator/reports/${reportID}`, { decision: 'act', acts: ['remove'] });
  await owner.ask(`product/remove`, { businessID, productIDs: [withdrawn] });
  for (const [id, query, text] of [
    [banned, '', 'This product was removed from the network.'],
    [banned, '?lang=ar', 'أُزيل هذا المنتج من الشبكة.'],
    [withdrawn, '', 'The company does not offer it any more.'],
  ]) {
    const answer = await fetch(portal(`/business-product/${id}${query}`));
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(text);
  }
});

it('a business and a product lead those who do not belong to them to their report', async () => {
  const owner = await newPerson('Olga', 'Owner');
  const businessID = await newBusiness(owner, 'Reported Bearings');
  const { productID } = await owner.ask<{ productID: string }>('product', { businessID, name: 'Reported bearing' });
  const page = await openPage({ width: 360 });
  const link = page.getByRole('link', { name: /^Report this / });
  for (const [path, kind, id] of [
    [`/business/${businessID}/`, 'business', businessID],
    [productPath('Reported Bearings', 'Reported bearing', productID), 'product', productID],
  ]) {
    await visit(page, path ?? '');
    expect(new URL((await link.getAttribute('href')) ?? '', page.url()).search).toBe(`?${kind}=${id}`);
  }
  await signIn(page, owner.email, '/', owner.password);
  await visit(page, `/business/${businessID}/`);
  await page.getByRole('link', { name: 'Manage Profile' }).waitFor();
  expect(await link.count()).toBe(0);
});
