import { subjectsAr, uploadLimit } from '@wbn/contract';
import type { Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { drawn } from '../../tests/partner-page.ts';
import { asUser, fillPage, openPortalPage } from '../../tests/portal-page.ts';

const buyer = 'buyer@demo.example';
const owner = 'owner@demo.example';
type Party = Awaited<ReturnType<typeof asUser>>;
let [sender, receiver] = [] as unknown as [Party, Party];
let seller = '';
beforeAll(async () => {
  [sender, receiver] = await Promise.all([asUser(buyer), asUser(owner)]);
  seller = receiver.businesses[0]!.businessID;
});

/** A new thread with the owner's first business: from the buyer, or from another business of the owner. */
async function newThread(subject: string, from?: string): Promise<string> {
  const body = { to: seller, subject, message: `About ${subject}`, ...(from && { from }) };
  const { requestID } = await (from ? receiver : sender).call<{ requestID: string }>('business/request', body);
  return requestID;
}

const center = (attributes: string) =>
  `<wbn-message-center id="center" load="eager" ${attributes}></wbn-message-center>`;

async function openCenter(email: string, attributes = '', options: { width?: number; lang?: string } = {}) {
  const page = await openPortalPage({ body: center(attributes), email, ...options });
  await drawn(page, '#center', 'filter');
  return page;
}
const part = (page: Page, name: string) => page.locator(`#center [part=${name}]`);
const row = (page: Page, id: string) => page.locator(`#center [data-id="${id}"]`);
/** Opens a conversation from the list; later input goes into it. */
const openRow = async (page: Page, id: string) => {
  await row(page, id).click();
  await page.locator(`#center[request-id="${id}"]`).waitFor();
};
const toast = (page: Page) => page.locator('#center .toast');
const posts = (page: Page, end: string): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(end)) seen.push(request);
  });
  return seen;
};

describe('wbn-message-center', () => {
  it('R-252 switches between the user and each of their businesses, and asks for the one chosen', async () => {
    const page = await openCenter(owner);
    await expect.poll(() => part(page, 'switcher').locator('button').count()).toBe(receiver.businesses.length + 1);
    const asked = page.waitForRequest((request) => request.url().endsWith(`business/request?ubid=${seller}`));
    await part(page, 'switcher').locator(`button[value="${seller}"]`).click();
    await asked;
    await expect.poll(() => page.locator('#center').getAttribute('business-id')).toBe(seller);
  });

  it('R-254 R-255 R-267 lists the newest first with its time, and narrows by subject or name, whatever the accents', async () => {
    const older = await newThread('Válvulas');
    const newer = await newThread('Flanges');
    const page = await openCenter(owner, `business-id="${seller}"`);
    const ids = () => part(page, 'thread').evaluateAll((rows) => rows.map((one) => one.getAttribute('data-id')));
    await expect.poll(async () => (await ids()).slice(0, 2)).toEqual([newer, older]);
    expect(await row(page, newer).locator('small').innerText()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d UTC$/);
    await part(page, 'filter').fill('VALVULAS');
    await expect.poll(ids).not.toContain(newer);
    expect(await ids()).toContain(older);
  });

  it('asks its question whole before a conversation ends, on a phone too', async () => {
    const id = await newThread('To be ended');
    const page = await openCenter(buyer, `request-id="${id}"`, { width: 360 });
    await part(page, 'settings').click();
    await part(page, 'end').click();
    const question = part(page, 'question').locator('p');
    expect(await question.evaluate((node) => [node.scrollWidth <= node.clientWidth, node.textContent])).toEqual([
      true,
      'End this conversation? Neither side can write in it afterwards.',
    ]);
  });

  it('R-257 R-258 R-259 R-260 shows Inbox Reply and its menu; the buyer’s page only for a business that wrote', async () => {
    const business = receiver.businesses[1]!;
    const fromUser = await newThread('From a user');
    const page = await openCenter(owner, `business-id="${seller}" request-id="${fromUser}"`);
    await part(page, 'settings').click();
    await expect.poll(() => part(page, 'chat').innerText()).toContain('Inbox Reply');
    expect(await part(page, 'end').innerText()).toBe('End Conversation');
    expect(await part(page, 'buyer').count()).toBe(0);
    expect(await part(page, 'input').getAttribute('placeholder')).toBe('Type your response here');
    const fromBusiness = await newThread('From a business', business.businessID);
    const sent = await openCenter(owner, `business-id="${business.businessID}" request-id="${fromBusiness}"`);
    await part(sent, 'settings').click();
    expect(await part(sent, 'buyer').count()).toBe(0);
    const received = await openCenter(owner, `business-id="${seller}" request-id="${fromBusiness}"`);
    await part(received, 'settings').click();
    expect(await part(received, 'buyer').innerText()).toBe('Watch Buyer Profile');
    expect(await part(received, 'buyer').getAttribute('href')).toContain(business.businessID);
  });

  it('R-261 sends nothing empty, and one message for two clicks while it is under way', async () => {
    const rid = await newThread('Held back');
    const page = await openCenter(buyer, `request-id="${rid}"`);
    const sent = posts(page, '/send-message');
    await part(page, 'message').first().waitFor();
    await part(page, 'input').fill('   ');
    await expect.poll(() => part(page, 'send').isDisabled()).toBe(true);
    let go = () => {};
    const held = new Promise<void>((resume) => {
      go = resume;
    });
    await page.route('**/send-message*', async (route) => {
      await held;
      await route.continue();
    });
    await part(page, 'input').fill('Hello there');
    await part(page, 'send').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => sent.length).toBe(1);
    go();
    await expect.poll(() => part(page, 'message').count()).toBe(2);
    expect(sent.map((request) => request.postDataJSON())).toEqual([{ content: 'Hello there' }]);
    await expect.poll(() => part(page, 'message').last().getAttribute('class')).toBe('own');
  });

  it('R-263 R-264 R-260 ends a conversation for good, and says so when that fails', async () => {
    const rid = await newThread('To be ended');
    const page = await openCenter(buyer, `request-id="${rid}"`);
    const fail = () => ({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, code: 500, name: 'InternalError', message: 'x' },
    });
    await page.route('**/end-request*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(fail()) : route.continue(),
    );
    const end = async () => {
      await part(page, 'settings').click();
      await part(page, 'end').click();
      await part(page, 'confirm').click();
    };
    await part(page, 'settings').click();
    await part(page, 'end').click();
    await part(page, 'keep').click();
    await expect.poll(() => part(page, 'input').isEnabled()).toBe(true);
    await end();
    await expect.poll(() => toast(page).innerText()).toBe('Something was wrong, try again please');
    await page.unroute('**/end-request*');
    await end();
    await expect.poll(() => toast(page).innerText()).toBe('Finished successfully');
    await expect.poll(() => part(page, 'input').isDisabled()).toBe(true);
    expect(await part(page, 'input').getAttribute('placeholder')).toBe('This chat has ended');
    expect(await part(page, 'send').isDisabled()).toBe(true);
    await part(page, 'settings').click();
    expect(await part(page, 'end').isDisabled()).toBe(true);
  });

  it('shows what the other side writes over one stream, and after a cut of the connection misses nothing', async () => {
    const rid = await newThread('Live');
    const page = await openPortalPage({ body: center(`request-id="${rid}"`), email: buyer });
    const streams: Request[] = [];
    page.on('request', (request) => new URL(request.url()).pathname === '/events' && streams.push(request));
    await page.reload();
    await fillPage(page, center(`request-id="${rid}"`));
    await part(page, 'message').first().waitFor();
    await expect.poll(() => streams.length).toBe(1);
    const say = (content: string) => receiver.call(`business/request/${rid}/send-message?bid=${seller}`, { content });
    const lastSaid = () => part(page, 'message').last().innerText();
    await say('Two dollars');
    await expect.poll(lastSaid).toContain('Two dollars');
    // The message came over the stream, not by polling.
    await page.context().setOffline(true);
    await say('Or one and a half');
    await say('For a thousand');
    await page.context().setOffline(false);
    await expect.poll(lastSaid, { timeout: 20_000 }).toContain('For a thousand');
    await expect.poll(() => part(page, 'messages').innerText()).toContain('Or one and a half');
  });

  it('shows that the other side types, and that it has read', async () => {
    const rid = await newThread('Signs');
    const page = await openCenter(buyer, `request-id="${rid}"`);
    await part(page, 'message').first().waitFor();
    expect(await part(page, 'message').first().innerText()).not.toContain('Read');
    await receiver.call(`business/request/${rid}/get-messages?bid=${seller}`);
    await expect.poll(() => part(page, 'message').first().innerText()).toContain('Read');
    // Typing is announced every few seconds: a stream that opens late receives the next signal.
    const typing = async () => {
      await receiver.call(`business/request/${rid}/typing?bid=${seller}`, {});
      return part(page, 'messages').innerText();
    };
    await expect.poll(typing, { interval: 500 }).toContain('Typing');
  });

  it('says a subject of the form in the reader’s language, in the list and in the conversation', async () => {
    const id = await newThread('Price quotation');
    const page = await openCenter(owner, `business-id="${seller}" request-id="${id}"`, { lang: 'ar' });
    const said = subjectsAr.get('Price quotation');
    await expect.poll(() => part(page, 'chat').locator('h2').innerText()).toBe(said);
    await expect.poll(() => row(page, id).locator('p').first().innerText()).toBe(said);
  });

  it('says in words who wrote each message', async () => {
    const rid = await newThread('Who wrote what');
    await receiver.call(`business/request/${rid}/send-message?bid=${seller}`, { content: 'Ours' });
    const page = await openCenter(buyer, `request-id="${rid}"`);
    await expect.poll(() => part(page, 'message').allTextContents()).toHaveLength(2);
    const [question, answer] = await part(page, 'message').allTextContents();
    expect(question).toMatch(/^Me: About Who wrote what/);
    expect(answer).toContain(`${receiver.businesses[0]!.general.companyName}: Ours`);
  });

  it('counts what waits for each business, and marks it all as read', async () => {
    await newThread('One more');
    const page = await openCenter(owner);
    const waiting = part(page, 'switcher').locator(`button[value="${seller}"] .unread`);
    await waiting.waitFor();
    await part(page, 'switcher').locator(`button[value="${seller}"]`).click();
    await part(page, 'read-all').click();
    await waiting.waitFor({ state: 'detached' });
    await expect.poll(() => part(page, 'thread').locator('.unread').count()).toBe(0);
  });

  it('sends a picture and a document, and refuses what it cannot take', async () => {
    const rid = await newThread('Files');
    const page = await openCenter(buyer, `request-id="${rid}"`);
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      part(page, 'file').setInputFiles({ name, mimeType, buffer });
    await part(page, 'attach').waitFor();
    await choose('list.txt', 'text/plain', Buffer.from('x'));
    await toast(page).waitFor();
    await choose('offer.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n'));
    await part(page, 'remove').first().waitFor();
    await choose('plan.png', 'image/png', await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }));
    await expect.poll(() => part(page, 'remove').count()).toBe(2);
    await part(page, 'send').click();
    await expect.poll(() => part(page, 'attachment').count()).toBe(2);
    await expect
      .poll(() => part(page, 'attachment').allInnerTexts())
      .toEqual([expect.stringContaining('offer.pdf'), expect.stringContaining('plan.png')]);
    await part(page, 'files').waitFor({ state: 'detached' });
    // Links of files expire after minutes; an open conversation gets new ones.
    await page.clock.setSystemTime(Date.now() + 20 * 60_000);
    const asked = page.waitForRequest((request) => request.url().includes('/get-messages'));
    const opened = page.context().waitForEvent('page');
    await part(page, 'attachment').last().click();
    await asked;
    expect((await opened).url()).toMatch(/private\/u\/.*until=/);
  });

  it('makes a large picture fit, and says of a document that it is too large', async () => {
    const rid = await newThread('A photo');
    const page = await openCenter(buyer, `request-id="${rid}"`);
    await part(page, 'attach').waitFor();
    const asked: { contentType: string; fileSize: number }[] = [];
    // Chromium shows the body of a fetch(Request) only to an interceptor.
    await page.route('**/upload-request/message', (route) => {
      if (route.request().method() === 'POST') asked.push(route.request().postDataJSON());
      return route.continue();
    });
    const size = await part(page, 'file').evaluate(async (input: HTMLInputElement) => {
      // Noise: large as a PNG, but an ordinary photo as a JPEG.
      const pixels = new ImageData(1400, 600);
      for (let index = 0; index < pixels.data.length; index += 1)
        pixels.data[index] = index % 4 === 3 ? 255 : 96 + Math.random() * 32;
      const canvas = new OffscreenCanvas(1400, 600);
      canvas.getContext('2d')!.putImageData(pixels, 0, 0);
      const chosen = new DataTransfer();
      const blob = await canvas.convertToBlob();
      chosen.items.add(new File([blob], 'IMG_1234.png', { type: blob.type }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change'));
      return blob.size;
    });
    await part(page, 'remove').waitFor();
    expect(size).toBeGreaterThan(uploadLimit);
    expect(asked).toEqual([{ contentType: 'image/jpeg', fileSize: expect.any(Number) }]);
    expect(asked[0]!.fileSize).toBeLessThanOrEqual(uploadLimit);
    await part(page, 'send').click();
    await part(page, 'attachment').waitFor();
    expect(await part(page, 'attachment').innerText()).toContain('IMG_1234.png');
    const document = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(uploadLimit), Buffer.from('\n%%EOF\n')]);
    await part(page, 'file').setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: document });
    await expect.poll(() => toast(page).innerText()).toContain('at most 500 KB');
    expect(await part(page, 'files').count()).toBe(0);
  });

  it('waits with a message for the file that is on its way, and keeps the file with its conversation', async () => {
    const [first, second] = [await newThread('With a plan'), await newThread('Without one')];
    const page = await openCenter(buyer, `request-id="${first}"`);
    let go = () => {};
    const held = new Promise<void>((resume) => {
      go = resume;
    });
    await page.route('**/files/upload', async (route) => {
      await held;
      await route.continue();
    });
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await part(page, 'input').fill('Here is the plan');
    await part(page, 'file').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
    await part(page, 'files').waitFor();
    await expect.poll(() => part(page, 'send').isDisabled()).toBe(true);
    await openRow(page, second);
    await part(page, 'input').fill('Nothing to see');
    await expect.poll(() => part(page, 'send').isEnabled()).toBe(true);
    const arrived = page.waitForResponse('**/files/upload');
    go();
    await (await arrived).finished();
    await openRow(page, first);
    await part(page, 'remove').waitFor();
    await openRow(page, second);
    await expect.poll(() => part(page, 'input').inputValue()).toBe('Nothing to see');
    expect(await part(page, 'files').count()).toBe(0);
  });

  it('offers to read a conversation again where that failed', async () => {
    const rid = await newThread('Once more');
    const page = await openCenter(buyer);
    // Live events also trigger loading, so fail every request until the button is pressed. A request may still run when the page closes.
    const isPressed = () => page.evaluate(() => 'pressed' in window).catch(() => true);
    await page.route('**/get-messages*', async (route) =>
      (await isPressed())
        ? route.continue()
        : route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
    );
    await row(page, rid).click();
    const retry = part(page, 'messages').locator('[part=retry]');
    await retry.waitFor();
    await page.evaluate(() => addEventListener('click', () => Object.assign(window, { pressed: true }), true));
    await retry.click();
    await expect.poll(() => part(page, 'message').count()).toBe(1);
    expect(await part(page, 'retry').count()).toBe(0);
  });

  it('keeps what was not sent with its conversation, over a failure and a reload, and sends it once', async () => {
    const [first, second] = [await newThread('First'), await newThread('Second')];
    const page = await openCenter(buyer, `request-id="${first}"`);
    const sent = posts(page, '/send-message');
    await part(page, 'input').fill('Half a sentence');
    await openRow(page, second);
    await expect.poll(() => part(page, 'input').inputValue()).toBe('');
    await openRow(page, first);
    await expect.poll(() => part(page, 'input').inputValue()).toBe('Half a sentence');
    await page.reload();
    await fillPage(page, center(`request-id="${first}"`));
    await expect.poll(() => part(page, 'input').inputValue()).toBe('Half a sentence');
    // The answer is lost, but the message has arrived.
    let isLost = false;
    await page.route('**/send-message*', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      isLost = true;
      await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' });
    });
    await part(page, 'send').click();
    await toast(page).waitFor();
    expect(await part(page, 'input').inputValue()).toBe('Half a sentence');
    await part(page, 'send').click();
    await expect.poll(() => part(page, 'message').count()).toBe(2);
    expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('says that the connection is lost, keeps what is written, and goes on by itself', async () => {
    const rid = await newThread('Away');
    const page = await openCenter(buyer, `request-id="${rid}"`);
    await part(page, 'input').fill('Are you there?');
    await page.context().setOffline(true);
    await part(page, 'send').click();
    const lost = part(page, 'offline').filter({ hasText: 'No connection' });
    await lost.waitFor();
    expect(await toast(page).count()).toBe(0);
    await expect.poll(() => part(page, 'input').inputValue()).toBe('Are you there?');
    await page.context().setOffline(false);
    await lost.waitFor({ state: 'detached' });
    await part(page, 'send').click();
    await expect.poll(() => part(page, 'message').count()).toBe(2);
  });

  it.each(['en', 'ar'])(
    'is one column at 320 px in %s, by keyboard too, and tells the page what is open',
    async (lang) => {
      const rid = await newThread('Small');
      const page = await openCenter(buyer, '', { width: 320, lang });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await row(page, rid).waitFor();
      expect(await part(page, 'chat').isVisible()).toBe(false);
      await part(page, 'thread').first().press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await part(page, 'chat').waitFor();
      expect(await part(page, 'filter').isVisible()).toBe(false);
      expect(await page.locator('#center').getAttribute('request-id')).toBe(rid);
      await part(page, 'back').click();
      await part(page, 'filter').waitFor();
      expect(await page.locator('#center').getAttribute('request-id')).toBe('');
      // The focus is on the row that was open, so that the arrows go on from there.
      await expect.poll(() => row(page, rid).evaluate((one) => one.matches(':focus'))).toBe(true);
    },
  );

  it('keeps the title of a saved answer until the answer is stored', async () => {
    const rid = await newThread('Saved answers');
    const page = await openCenter(owner, `business-id="${seller}" request-id="${rid}"`);
    const title = `Prices ${crypto.randomUUID()}`;
    await part(page, 'input').fill('Dear {name}, a price list follows.');
    await part(page, 'templates').click();
    await part(page, 'template-title').fill(title);
    await page.route('**/templates*', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const json = { success: false, code: 500, name: 'InternalError', message: 'x' };
      return route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json });
    });
    await part(page, 'save-template').click();
    await toast(page).waitFor();
    expect(await part(page, 'template-title').inputValue()).toBe(title);
    await page.unroute('**/templates*');
    await part(page, 'save-template').click();
    await expect.poll(() => part(page, 'template-title').inputValue()).toBe('');
    // This message has the buyer's name now, and is not doubled when the answer is chosen.
    const written = await part(page, 'input').inputValue();
    expect(written).toMatch(/^Dear [^{]+, a price list follows\.$/);
    await part(page, 'templates').click();
    await part(page, 'template').filter({ hasText: title }).click();
    await part(page, 'template').first().waitFor({ state: 'hidden' });
    expect(await part(page, 'input').inputValue()).toBe(written);
  });

  it('sends the name and the product for placeholders that a business typed, and a person’s letters as they are', async () => {
    const rid = await newThread('Typed answers');
    const page = await openCenter(owner, `business-id="${seller}" request-id="${rid}"`);
    await part(page, 'templates').waitFor();
    await part(page, 'input').fill('Dear {name}, about {product}: {else}');
    await part(page, 'send').click();
    const messages = part(page, 'messages');
    await messages.getByText(/^Dear [^{}]+, about Typed answers: \{else\}$/).waitFor();
    const sent = await openCenter(buyer, `request-id="${rid}"`);
    await part(sent, 'input').fill('Our form has {name} in it.');
    await part(sent, 'send').click();
    await part(sent, 'messages').getByText('Our form has {name} in it.').waitFor();
  });

  it.each([1440, 390])('gives the message a row of its own that grows with it, at %i px', async (width) => {
    const rid = await newThread('A long answer');
    const page = await openCenter(owner, `business-id="${seller}" request-id="${rid}"`, { width });
    const field = part(page, 'input');
    const size = async () => (await field.boundingBox())!;
    await part(page, 'templates').waitFor();
    const short = await size();
    expect(short.width).toBeGreaterThan(300);
    await field.fill('We can send six lines.\n'.repeat(6));
    const long = await size();
    expect(long.height).toBeGreaterThan(short.height * 2);
    await field.fill('And we can send many.\n'.repeat(60));
    expect((await size()).height).toBeLessThan(short.height * 5);
    await part(page, 'send').scrollIntoViewIfNeeded();
    expect(await part(page, 'send').isVisible()).toBe(true);
  });

  it('cuts what is written from left to right at its end, in a center that is read from right to left too', async () => {
    const rid = await newThread(`Beginning, ${'and further '.repeat(14)}`);
    const page = await openCenter(buyer, `request-id="${rid}"`, { width: 1000, lang: 'ar' });
    await part(page, 'messages').waitFor();
    for (const said of [row(page, rid).locator('p > bdi'), part(page, 'chat').locator('h2 > bdi')]) {
      const { isCut, showsFirst, isAtStart } = await said.evaluate((bdi) => {
        const range = document.createRange();
        range.setStart(bdi.firstChild!, 0);
        range.setEnd(bdi.firstChild!, 1);
        const [first, box] = [range.getBoundingClientRect(), bdi.parentElement!.getBoundingClientRect()];
        const cut = bdi.scrollWidth > bdi.clientWidth || bdi.getBoundingClientRect().width > box.width;
        return { isCut: cut, showsFirst: first.left >= box.left - 1, isAtStart: getComputedStyle(bdi).textAlign };
      });
      expect({ isCut, showsFirst, isAtStart }).toEqual({ isCut: true, showsFirst: true, isAtStart: 'right' });
    }
  });

  it.each([
    ['en', 'نرسل الملفات اليوم. '.repeat(12)],
    ['ar', 'We send the files today. '.repeat(12)],
  ])('shows the beginning of one’s own last message in the list, when %s is read the other way', async (lang, said) => {
    const rid = await newThread('Files');
    await sender.call(`business/request/${rid}/send-message`, { content: said });
    const page = await openCenter(buyer, '', { width: 1000, lang });
    const preview = row(page, rid).locator('[part=preview] > bdi');
    await expect.poll(() => preview.innerText()).toContain(said.slice(0, 10));
    const { isCut, showsFirst } = await preview.evaluate(
      (bdi, first) => {
        const words = document.createTreeWalker(bdi, NodeFilter.SHOW_TEXT);
        while (words.nextNode() && !words.currentNode.nodeValue?.includes(first));
        const node = words.currentNode;
        const range = document.createRange();
        const start = node.nodeValue!.indexOf(first);
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        const [letter, box] = [range.getBoundingClientRect(), bdi.getBoundingClientRect()];
        const isWithin = letter.left >= box.left - 1 && letter.right <= box.right + 1;
        return { isCut: bdi.scrollWidth > bdi.clientWidth, showsFirst: isWithin };
      },
      said.slice(0, 10),
    );
    expect({ isCut, showsFirst }).toEqual({ isCut: true, showsFirst: true });
  });

  it.each(['en', 'ar'])(
    'shows the last message of each conversation and its time, live and in the chosen order, in %s',
    async (lang) => {
      const [older, newer] = [await newThread('Older'), await newThread('Newer')];
      const page = await openCenter(buyer, '', { lang });
      const preview = (id: string) => row(page, id).locator('[part=preview]');
      await expect.poll(() => preview(older).innerText()).toMatch(/: About Older$/);
      await part(page, 'list-tools').waitFor();
      await receiver.call(`business/request/${older}/send-message?bid=${seller}`, { content: 'We have them' });
      await expect.poll(() => preview(older).innerText()).toBe('We have them');
      const ids = () => part(page, 'thread').evaluateAll((rows) => rows.map((one) => one.getAttribute('data-id')));
      expect((await ids()).slice(0, 2)).toEqual([newer, older]);
      await part(page, 'list-tools').click();
      await part(page, 'order').selectOption('unread');
      await expect.poll(async () => (await ids())[0]).toBe(older);
      await part(page, 'show').selectOption('unanswered');
      await expect.poll(ids).not.toContain(newer);
      expect(await ids()).toContain(older);
      // The order is kept, the filter is not.
      await page.reload();
      await fillPage(page, center(''));
      await expect.poll(async () => (await ids())[0]).toBe(older);
      await expect.poll(ids).toContain(newer);
    },
  );

  it('finds words in messages below the list, marks them, and opens the conversation', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const rid = await newThread('Something else');
    await sender.call(`business/request/${rid}/send-message`, { content: `Is <b>${word}</b> in stock?` });
    const page = await openCenter(owner, `business-id="${seller}"`);
    await part(page, 'list-tools').waitFor();
    await part(page, 'filter').fill(word.toUpperCase());
    await expect.poll(() => part(page, 'found-message').locator('mark').allInnerTexts()).toEqual([word]);
    expect(await part(page, 'thread').count()).toBe(0);
    await part(page, 'found-message').click();
    await expect.poll(() => page.locator('#center').getAttribute('request-id')).toBe(rid);
    await part(page, 'filter').fill('qqqqqq');
    await expect.poll(() => part(page, 'found').innerText()).toContain('No message contains these words.');
  });

  it('shows the facts of the other side: in a line that opens, and beside the conversation where there is room', async () => {
    const rid = await newThread('Facts');
    const page = await openCenter(owner, `business-id="${seller}" request-id="${rid}"`, { width: 600 });
    const facts = part(page, 'facts');
    const { firstName } = await sender.call<{ firstName: string }>('user/profile');
    await expect.poll(() => facts.locator('summary').innerText()).toContain(firstName);
    expect(await part(page, 'profile').isVisible()).toBe(false);
    await facts.locator('summary').click();
    await part(page, 'profile').waitFor();
    expect(await facts.innerText()).toContain('Member since');
    const wide = await openCenter(owner, `business-id="${seller}" request-id="${rid}" style="--wbn-width: 1200px"`, {
      width: 1300,
    });
    await part(wide, 'profile').waitFor();
    const [log, aside] = await Promise.all([part(wide, 'messages').boundingBox(), part(wide, 'facts').boundingBox()]);
    expect(aside!.x).toBeGreaterThanOrEqual(log!.x + log!.width);
  });

  it('prints the whole open conversation, and neither the other conversations nor what serves the screen', async () => {
    const id = await newThread('To be printed');
    const message = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
    await sender.call(`business/request/${id}/send-message`, { content: message });
    const page = await openCenter(owner, `business-id="${seller}" request-id="${id}"`);
    await part(page, 'messages').getByText('Line 59').waitFor();
    await page.emulateMedia({ media: 'print' });
    const log = part(page, 'messages');
    expect(await log.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    expect(await log.evaluate((one) => one.clientHeight)).toBeGreaterThan(900);
    for (const name of ['switcher', 'thread', 'input', 'send', 'settings', 'facts'])
      expect(await part(page, name).filter({ visible: true }).count(), name).toBe(0);
    await part(page, 'messages').getByText('About To be printed').waitFor();
  });

  it('R-268 asks who is not logged in to log in', async () => {
    const { accounts } = addresses();
    const page = await openPortalPage({ body: '<wbn-message-center id="center" load="eager"></wbn-message-center>' });
    await drawn(page, '#center', 'login');
    await part(page, 'login').click();
    // On the portal the center also asks by itself, so a window may be open before the click.
    const shown = () =>
      page
        .context()
        .pages()
        .map((one) => one.url());
    await expect.poll(shown).toContainEqual(expect.stringContaining(`${accounts}/login?continue=`));
  });
});
