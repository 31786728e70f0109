import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { asPerson, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, portal } from '../support.ts';

/** A person with a like and a comment on their post. */
async function withNews() {
  const { api } = addresses();
  const person = await newPerson('Karim', 'Haddad');
  const { userID } = await person.ask<{ userID: string }>('user/profile');
  const { postID } = await person.ask<{ postID: string }>('social/posts/make-post', {
    content: 'Looking for a supplier of seals',
    timelineID: userID,
    timelineType: 'user',
  });
  const other = await asPerson('buyer@demo.example');
  await other('social/reaction/react/post', { resourceID: postID, reactionType: 'like' });
  await other('social/comments/make-comment', {
    resourceID: postID,
    resourceType: 'post',
    content: 'We make them',
  });
  return { ...person, api, userID, postID };
}

it('the bell counts what is not read, shows it, and leads to it', async () => {
  const { email, password, postID, userID } = await withNews();
  const page = await openPage();
  await signIn(page, email, '/about-us', password);
  const bell = page.getByRole('button', { name: 'Notifications (2)' });
  await bell.click();
  const panel = page.locator('.bell-panel');
  await panel.getByText('likes your post').waitFor();
  await panel.getByText('commented on your post').click();
  await page.waitForURL((url) => url.pathname === `/timeline/${userID}` && url.searchParams.get('post') === postID);
  await page.getByRole('button', { name: 'Notifications (1)' }).click();
  await page.locator('.bell-panel').getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

it('the page lists all, marks them read, and keeps what one wants to hear of', async () => {
  const { ask, email, password } = await withNews();
  const page = await openPage();
  await signIn(page, email, undefined, password);
  await page.goto(portal('/notifications'));
  await page.locator('.notifications-box').getByText('likes your post').waitFor();
  await expect.poll(() => page.locator('.notifications-box li').count()).toBe(2);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(async () => (await ask<{ unread: number }>('notifications/unread')).unread).toBe(0);
  await page.getByLabel('Likes: Here').uncheck();
  await page.getByText('Saved successfully').waitFor();
  await page.getByLabel('Comments: E-mail').selectOption('daily');
  const weekly = page.getByRole('checkbox', { name: 'A weekly digest by e-mail' });
  expect(await weekly.isChecked()).toBe(true);
  await weekly.click();
  await expect
    .poll(() => ask<unknown[]>('notifications/preferences'))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'like', inApp: false }),
        expect.objectContaining({ kind: 'comment', email: 'daily' }),
        expect.objectContaining({ kind: 'weekly', email: 'off' }),
      ]),
    );
  await answer(page, 'notifications/preferences', undefined, 500);
  await page.getByLabel('Likes: Here').click();
  await page.getByText('Something was wrong, try again please').waitFor();
  await expect.poll(() => page.getByLabel('Likes: Here').isChecked()).toBe(false);
});

it('says that there is nothing yet, and tries again when they cannot be loaded', async () => {
  const { email, password } = await newPerson();
  const page = await openPage();
  await signIn(page, email, undefined, password);
  await answer(page, 'notifications?*', undefined, 500);
  await page.goto(portal('/notifications'));
  await page.getByText('Your notifications cannot be shown at the moment.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Nothing yet' }).waitFor();
});
