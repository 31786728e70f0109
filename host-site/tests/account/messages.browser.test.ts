import type { BusinessCard } from '@wbn/contract/shapes';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { asPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, hold, portal, visit } from '../support.ts';

const buyer = 'buyer@demo.example';
const owner = 'owner@demo.example';
const sellers = async () => (await asPerson(owner))<BusinessCard[]>('business/profile/my-list');
const idOf = async (email: string) => (await (await asPerson(email))<{ userID: string }>('user/profile')).userID;
const path = (page: Page) => new URL(page.url()).pathname;
const center = (page: Page, part: string) => page.locator(`wbn-message-center [part=${part}]`);
const form = (page: Page, part: string) => page.locator(`wbn-inquiry-form [part=${part}]`);

/** A new thread from the buyer to the owner's first business. */
async function newThread(subject: string) {
  const [seller] = await sellers();
  const asBuyer = await asPerson(buyer);
  const { requestID } = await asBuyer<{ requestID: string }>('business/request', {
    to: seller!.businessID,
    subject,
    message: `About ${subject}`,
  });
  return { requestID, seller: seller!, asBuyer };
}

async function openAs(email: string, at: string, width = 1200) {
  const page = await openPage({ width });
  await signIn(page, email);
  await visit(page, at);
  return page;
}

it('R-009 R-019 leads from /my-messages to the center under me, and under the id once the profile is there', async () => {
  const page = await openPage({});
  const release = await hold(page, 'user/profile');
  await signIn(page, buyer);
  await page.goto(portal('/my-messages'));
  await expect.poll(() => path(page)).toBe('/business/me/requests');
  await center(page, 'threads').waitFor();
  release();
  const known = await openAs(buyer, '/');
  await known.getByRole('link', { name: /^Messages/ }).waitFor();
  await expect.poll(() => known.evaluate(() => localStorage.getItem('profile'))).not.toBeNull();
  await known.goto(portal('/my-messages'));
  const id = await idOf(buyer);
  await expect.poll(() => path(known)).toBe(`/business/${id}/requests`);
});

it.each([360, 1200])('R-040 ends on the message center after a click on Messages at %i px', async (width) => {
  const page = await openAs(buyer, '/', width);
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect.poll(() => path(page)).toMatch(/^\/business\/[^/]+\/requests$/);
  await center(page, 'filter').waitFor();
});

it('R-018 opens the thread that the address names, and its address follows what is opened', async () => {
  await newThread('Another');
  const { requestID, seller } = await newThread('Deep link');
  const page = await openAs(owner, `/business/${seller.businessID}/requests/${requestID}`);
  await expect.poll(() => center(page, 'messages').innerText()).toContain('About Deep link');
  const other = page.locator(`wbn-message-center [part=thread]:not([data-id="${requestID}"])`).first();
  const rid = await other.getAttribute('data-id');
  await other.click();
  await expect.poll(() => path(page)).toBe(`/business/${seller.businessID}/requests/${rid}`);
  await page.goBack();
  await expect.poll(() => center(page, 'messages').innerText()).toContain('About Deep link');
  await page.goto(portal(`/business/${seller.businessID}/requests`));
  await center(page, 'threads').waitFor();
});

it('leads by keyboard from the list into the conversation, and keeps its field in reach after a message', async () => {
  const { requestID, seller } = await newThread('By keyboard');
  const page = await openAs(owner, `/business/${seller.businessID}/requests`);
  const focused = (target: Locator) =>
    target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
  await page.locator(`wbn-message-center [data-id="${requestID}"]`).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.endsWith(requestID));
  await center(page, 'messages').waitFor();
  await expect.poll(() => focused(page.locator('wbn-message-center [part=chat] h2'))).toBe(true);
  await center(page, 'input').fill('Sent by the button');
  await center(page, 'send').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => center(page, 'message').last().innerText()).toContain('Sent by the button');
  expect(await focused(center(page, 'input'))).toBe(true);
});

it('shows beside Messages how many wait, at once when one comes', async () => {
  const page = await openAs(buyer, '/about-us');
  const asOwner = await asPerson(owner);
  const { requestID, seller, asBuyer } = await newThread('Badge');
  await asBuyer('messages/read?ubid=me', {});
  const badge = page.getByRole('link', { name: /^Messages/ }).locator('.unread-badge');
  await badge.waitFor({ state: 'detached' });
  await asOwner(`business/request/${requestID}/send-message?bid=${seller.businessID}`, { content: 'Hello' });
  await expect.poll(() => badge.innerText()).toBe('1');
});

it.each(['/my-messages', '/business/me/requests'])('R-121 R-268 leads from %s to the login and back', async (at) => {
  const page = await openPage({});
  await page.goto(portal(at));
  const login = `${addresses().accounts}/login`;
  await page.waitForURL((url) => url.href.startsWith(login));
  expect(new URL(page.url()).searchParams.get('continue')).toContain(at);
});

it('R-017 R-243 R-246 shows the form of a business with its receiver fixed, and opens the conversation once it is sent', async () => {
  const [seller] = await sellers();
  const page = await openAs(buyer, `/business/${seller!.businessID}/`);
  await page.locator('.business-side a', { hasText: 'Send Request' }).click();
  await expect.poll(() => path(page)).toBe(`/business/${seller!.businessID}/send-request`);
  await expect.poll(() => form(page, 'to').innerText()).toBe(seller!.general.companyName);
  await form(page, 'subject').selectOption('Other');
  await form(page, 'other').fill('Spare parts');
  await form(page, 'message').fill('Have you got some?');
  await form(page, 'submit').click();
  await page.waitForURL(/\/business\/[^/]+\/requests\/[^/]+$/);
  await expect.poll(() => center(page, 'messages').innerText()).toContain('Have you got some?');
  expect(await page.locator('wbn-message-center [part=chat] h2').innerText()).toBe('Spare parts');
});

it('R-121 R-244 leads to the login, which comes back to the form', async () => {
  const [seller] = await sellers();
  const page = await openPage({});
  await page.goto(portal(`/business/${seller!.businessID}/send-request`));
  await page.waitForURL((url) => url.href.startsWith(`${addresses().accounts}/login`));
  expect(new URL(page.url()).searchParams.get('continue')).toContain(`/business/${seller!.businessID}/send-request`);
});

it.each(['owner', 'admin', 'member'])(
  'R-251 shows the requests to the %s of the business instead of the form',
  async (role) => {
    const [seller] = await sellers();
    const page = await openPage({});
    await signIn(page, owner);
    const { api } = addresses();
    await page.route(`${api}/business/profile/${seller!.businessID}`, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback();
      const real = await route.fetch();
      await route.fulfill({ response: real, json: { ...(await real.json()), session: { role } } });
    });
    await page.goto(portal(`/business/${seller!.businessID}/send-request`));
    await expect.poll(() => path(page), { timeout: 20_000 }).toBe(`/business/${seller!.businessID}/requests`);
    // The page of the requests asks for the business too, and must not be closed meanwhile.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

it('R-250 says that something was wrong when an inquiry fails, and keeps what was written', async () => {
  const [seller] = await sellers();
  const page = await openAs(buyer, `/business/${seller!.businessID}/send-request`);
  await form(page, 'subject').selectOption('Samples');
  await form(page, 'message').fill('Five, please');
  await answer(page, 'business/request', undefined, 500);
  await form(page, 'submit').click();
  const toast = page.locator('wbn-inquiry-form .toast');
  await expect.poll(() => toast.innerText()).toBe('Something was wrong, try again please');
  expect(await form(page, 'message').inputValue()).toBe('Five, please');
});

it.each(['en', 'ar'])(
  'on a phone an open conversation fills the window with the field at its end, and back leads to its row, in %s',
  async (lang) => {
    const { requestID, seller } = await newThread('On a phone');
    const page = await openPage({ width: 390, height: 844 });
    await signIn(page, owner);
    await page.goto(portal('/my-business'));
    const inbox = `/business/${seller.businessID}/requests`;
    await visit(page, `${inbox}?lang=${lang}`);
    const row = page.locator(`wbn-message-center [data-id="${requestID}"]`);
    await row.click();
    await center(page, 'input').waitFor();
    const whole = async () => {
      const [frame, form] = await Promise.all([
        center(page, 'center').boundingBox(),
        page.locator('wbn-message-center form').boundingBox(),
      ]);
      const { height } = page.viewportSize()!;
      return [frame!.x, frame!.y, frame!.height - height, form!.y + form!.height - height];
    };
    await expect.poll(whole).toEqual([0, 0, 0, 0]);
    // A keyboard leaves less of the window.
    await page.setViewportSize({ width: 390, height: 480 });
    await expect.poll(whole).toEqual([0, 0, 0, 0]);
    await center(page, 'input').fill('From the phone');
    await center(page, 'send').click();
    await expect.poll(() => center(page, 'message').last().innerText()).toContain('From the phone');
    await center(page, 'back').click();
    await expect.poll(() => path(page)).toBe(inbox);
    await expect.poll(() => row.evaluate((one) => one.matches(':focus'))).toBe(true);
    expect(await row.locator('[part=preview]').innerText()).toContain('From the phone');
    // The arrow went one step back: another step leaves the message center.
    await page.goBack();
    await expect.poll(() => path(page)).not.toContain('requests');
  },
);
