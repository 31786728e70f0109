import type { BusinessProfile } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { asNewcomer, asPerson } from '../../../tests/support/api.ts';
import { linkTo } from '../../../tests/support/mails.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { newEmail } from '../../../tests/support/sessions.ts';
import { portal, visit } from '../support.ts';

type Mine = readonly (Pick<BusinessProfile, 'businessID' | 'general'> & {
  readonly session: { readonly role: string };
})[];
const businessesOf = async (email: string) => (await asPerson(email))<Mine>('business/profile/my-list');
const ownBusiness = async () => {
  const found = (await businessesOf('owner@demo.example')).find(({ session }) => session.role === 'owner');
  return found!.businessID;
};

it('R-015 opens the members of a business at both addresses', async () => {
  const id = await ownBusiness();
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  for (const word of ['member', 'members']) {
    await visit(page, `/business/${id}/${word}`);
    await page.getByRole('heading', { name: 'Members', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Invite somebody' }).waitFor();
  }
});

it('leads to the page that confirms who acts when the server asks for it, and keeps what was typed', async () => {
  const id = await ownBusiness();
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  await visit(page, `/business/${id}/members`);
  const refusal = { success: false, code: 403, name: 'ConfirmationNeeded', message: 'Confirm that it is you.' };
  await page.route('**/members/invite', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: refusal, headers: { 'access-control-allow-origin': '*' } })
      : route.fallback(),
  );
  const email = newEmail();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const link = page.getByRole('status').getByRole('link', { name: 'Confirm' });
  const { accounts } = addresses();
  const back = encodeURIComponent(portal(`/business/${id}/members`));
  expect(await link.getAttribute('href')).toContain(`${accounts}/confirm?continue=${back}`);
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email);
  await page.unroute('**/members/invite');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).waitFor();
});

it('invites by mail, takes who accepts in, gives and takes roles, and keeps the last owner', async () => {
  const id = await ownBusiness();
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  await visit(page, `/business/${id}/members`);
  // A line also breaks after a hyphen, and within a part that is longer than a line.
  const email = newEmail().replace(/^.*-/, '');
  await page.getByLabel('E-mail', { exact: true }).fill('nobody');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('Write an e-mail address of somebody who is not a member yet.').waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).waitFor();

  const link = await linkTo('/invitation', email);
  const stranger = await openPage({ width: 390 });
  await stranger.goto(link);
  await stranger.waitForURL((url) => url.origin === addresses().accounts);
  await stranger.getByText(`The invitation went to ${email}.`, { exact: false }).waitFor();
  // The address breaks between its parts alone.
  const brokenParts = await stranger.locator('bdi:has(wbr)').evaluateAll((addresses) =>
    addresses.flatMap((address) =>
      [...address.childNodes].flatMap((part) => {
        const range = new Range();
        range.selectNodeContents(part);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        return lines.length > 1 ? [part.textContent] : [];
      }),
    ),
  );
  expect(brokenParts).toEqual([]);
  await stranger.getByRole('link', { name: `Create an account as ${email}` }).click();
  expect(await stranger.getByLabel('E-mail').inputValue()).toBe(email);
  const { userID } = await (await asNewcomer(email))<{ userID: string }>('user/profile');
  const invited = await openPage();
  await signIn(invited, email);
  await invited.goto(link);
  const facts = invited.locator('.invitation .fields div');
  const ours = (await businessesOf('owner@demo.example')).find(({ businessID }) => businessID === id);
  await expect
    .poll(() => facts.allInnerTexts().then((all) => all.map((text) => text.replace(/\s*\n\s*/, ': '))))
    .toEqual([
      `Business: ${ours?.general.companyName}`,
      expect.stringMatching(/^Invited by: \S+ \S+/),
      'Your role: member',
    ]);
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  await invited.getByText('Welcome! You are now member of this business.').waitFor();
  await invited.getByRole('link', { name: 'See the business' }).click();
  await invited.locator('.side-button', { hasText: 'Requests' }).waitFor();

  await page.reload();
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/profile/${userID}"]`) });
  await row.getByRole('combobox', { name: 'Role of Nour Newcomer' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await page.getByText('Saved successfully').waitFor();
  await invited.goto(portal(`/business/${id}/members`));
  await invited.getByRole('heading', { name: 'Invite somebody' }).waitFor();
  // An admin can neither give nor remove ownership.
  await invited.locator('#invite-role').click();
  await expect.poll(() => invited.getByRole('option').allInnerTexts()).toEqual(['Admin', 'Member']);

  await row.getByRole('button', { name: 'Remove Nour Newcomer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Nour Newcomer no longer acts for this business.').waitFor();
  await expect.poll(() => row.count()).toBe(0);
  // The focused button disappeared with its line: the focus moves to the content.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await expect.poll(() => page.getByRole('button', { name: 'Leave' }).isDisabled()).toBe(true);
  await page.getByText('A business keeps at least one owner. Make somebody else owner first.').waitFor();
  // The link is used up.
  await invited.goto(link);
  await invited.getByText('This invitation is not valid any more. Ask for a new one.').waitFor();
}, 120_000);

it('takes an invitation back', async () => {
  const id = await ownBusiness();
  const page = await openPage();
  await signIn(page, 'owner@demo.example');
  await visit(page, `/business/${id}/members`);
  const email = newEmail();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const back = page.getByRole('button', { name: `Withdraw the invitation of ${email}` });
  await back.click();
  await expect.poll(() => back.count()).toBe(0);
});

it('shows a member no list, but lets them leave; a stranger nothing', async () => {
  const [theirs] = (await businessesOf('member@demo.example')).filter(({ session }) => session.role === 'member');
  const page = await openPage();
  await signIn(page, 'member@demo.example');
  await visit(page, `/business/${theirs!.businessID}/members`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog', { name: 'Leave this business?' }).getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByRole('heading', { name: 'Invite somebody' }).count()).toBe(0);
  const stranger = await openPage();
  await signIn(stranger, 'buyer@demo.example');
  await visit(stranger, `/business/${theirs!.businessID}/members`);
  await stranger.getByText('Only members of a business see this page.').waitFor();
});
