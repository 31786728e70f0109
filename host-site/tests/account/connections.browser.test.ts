import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

const join = async (firstName: string) => {
  const person = await newPerson(firstName, 'Osman');
  const { userID } = await person.ask<{ userID: string }>('user/profile');
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  return { ...person, userID, page };
};

it('one asks, the other accepts, and either ends it', async () => {
  const [ana, ben] = [await join('Ana'), await join('Ben')];
  await visit(ana.page, `/profile/${ben.userID}`);
  await ana.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Request sent', pressed: true }).waitFor();

  await ben.page.goto(portal('/connections'));
  const requests = ben.page.getByRole('region', { name: 'Requests to you' });
  await requests.getByRole('link', { name: 'Ana Osman' }).waitFor();
  await requests.getByRole('button', { name: 'Accept' }).click();
  const connected = ben.page.getByRole('region', { name: 'Connected' });
  await connected.getByRole('link', { name: 'Ana Osman' }).waitFor();

  // Connected people may post on each other's timelines.
  await ana.page.reload();
  await ana.page.getByRole('button', { name: 'Create Post' }).click();
  await ana.page.getByRole('textbox', { name: 'Create your post' }).fill('Good to be in touch');
  await ana.page.getByRole('button', { name: 'Post', exact: true }).click();
  await ana.page.getByRole('article').getByText('Good to be in touch').waitFor();
  await ana.page.getByRole('link', { name: 'Connected' }).click();
  await ana.page.waitForURL((url) => url.pathname === '/connections');
  await ana.page.getByRole('button', { name: 'End connection' }).click();
  await ana.page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
  await ana.page.getByRole('heading', { name: 'No connections yet' }).waitFor();
});

it('a request is taken back, and one is declined', async () => {
  const [ana, ben] = [await join('Ana'), await join('Ben')];
  await visit(ana.page, `/profile/${ben.userID}`);
  await ana.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Request sent' }).click();
  await ana.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Request sent' }).waitFor();
  await visit(ben.page, `/profile/${ana.userID}`);
  await ben.page.getByRole('button', { name: 'Accept request' }).waitFor();
  await ben.page.goto(portal('/connections'));
  await ben.page.getByRole('button', { name: 'Decline' }).click();
  await ben.page.getByRole('heading', { name: 'No connections yet' }).waitFor();
  // The focus survives the removal of its button.
  await expect.poll(() => ben.page.evaluate(() => document.activeElement?.id)).toBe('content');
});

it('a person is reported, and blocked: they can no longer ask', async () => {
  const [ana, ben] = [await join('Ana'), await join('Ben')];
  await visit(ana.page, `/profile/${ben.userID}`);
  const menu = ana.page.getByRole('button', { name: 'What you can do about this person' });
  await menu.click();
  await ana.page.getByRole('button', { name: 'Report profile' }).click();
  const dialog = ana.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Choose what is wrong').waitFor();
  await dialog.getByLabel('Fraud or false claims').check();
  await dialog.getByLabel('Details (optional)').fill('Asks for money in advance');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await ana.page.getByText('Thank you. The operators will look at it.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await menu.click();
  await ana.page.getByRole('button', { name: 'Block Ben Osman' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await ana.page.getByText('Ben Osman is blocked.').waitFor();

  await visit(ben.page, `/profile/${ana.userID}`);
  await ben.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await ben.page.getByText('Something was wrong, try again please').waitFor();

  // The list of blocked parties has an unblock button.
  await visit(ana.page, '/profile/edit');
  await ana.page.getByRole('link', { name: 'Blocked people and businesses' }).click();
  await ana.page.getByRole('main').getByRole('link', { name: 'Ben Osman' }).waitFor();
  await ana.page.getByRole('button', { name: 'Unblock Ben Osman' }).click();
  await ana.page.getByText('Ben Osman is no longer blocked.').waitFor();
  await ana.page.getByRole('heading', { name: 'Nobody is blocked' }).waitFor();
  expect(await ana.ask('moderation/block?ubid=me')).toEqual([]);
});
