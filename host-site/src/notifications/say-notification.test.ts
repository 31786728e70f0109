import type { Notification } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { accountPageOf, notificationPath, sayNotification } from './say-notification.ts';
import { notificationTexts } from './texts/index.ts';

const told = (part: Partial<Notification>): Notification => ({
  notificationID: 'n',
  kind: 'like',
  count: 1,
  actor: { type: 'user', id: 'u-2', name: 'Ana', photo: null },
  businessID: null,
  businessName: null,
  resourceType: 'post',
  resourceID: 'r-1',
  createdAt: '',
  read: false,
  ...part,
});
const english = (part: Partial<Notification>) =>
  sayNotification(told(part), notificationTexts('en')).replace(/[\u2068\u2069]/g, '');

it('names the person, the act and the number of others', () => {
  expect(english({})).toBe('Ana likes your post');
  expect(english({ count: 4, kind: 'comment', resourceType: 'product' })).toBe('Ana (+3) commented on your product');
  expect(english({ kind: 'like', resourceType: 'comment' })).toBe('Ana likes your comment');
  expect(english({ kind: 'follow', resourceType: 'business' })).toBe('Ana follows your business now');
  expect(english({ kind: 'follow', resourceType: 'user', actor: null })).toBe('A deleted account follows you now');
});

it('of a saved search names it, counts its new matches and leads to its results', () => {
  const link = '/search-result?business=PR&countries=global&search=valve&sort=newest';
  const part = { kind: 'search', count: 3, actor: null, title: 'Valves', link, resourceType: 'search' } as const;
  expect(english(part)).toBe('New matches for Valves: 3');
  expect(notificationPath(told(part), 'me-1')).toBe(link);
});

it('of a verification says its news and leads to it', () => {
  const part = { kind: 'verification', outcome: 'more', businessID: 'b-1', actor: null } as const;
  expect(english(part)).toBe('An operator asks for more evidence');
  expect(notificationPath(told(part), 'me-1')).toBe('/business/b-1/verification');
});

it('of a role, its end or an accepted request says it, and leads where it can be seen', () => {
  const role = { kind: 'role', role: 'admin', businessID: 'b-1' } as const;
  expect(english(role)).toBe('You are now an admin of the business');
  expect(notificationPath(told(role), 'me-1')).toBe('/business/b-1/console');
  expect(notificationPath(told({ ...role, role: 'member' }), 'me-1')).toBe('/business/b-1/requests');
  const left = { kind: 'left', actor: null, title: 'Najd Valves', resourceType: 'business' } as const;
  expect(english(left)).toBe('You are no longer a member of Najd Valves');
  expect(notificationPath(told(left), 'me-1')).toBeUndefined();
  expect(english({ kind: 'connected' })).toBe('Ana accepted your request to connect');
  expect(notificationPath(told({ kind: 'connected', businessID: 'b-1' }), 'me-1')).toBe('/connections?as=b-1');
});

it('of a removal says which thing, why, and leads to the help form; of a report what became of it', () => {
  const part = { kind: 'removal', actor: null, title: 'Buy now', reason: 'An advertisement' } as const;
  expect(english(part)).toBe(
    'An operator removed your post: Buy now · Reason: An advertisement · If this is a mistake, write to us.',
  );
  const business = { kind: 'removal', actor: null, resourceType: 'business', businessID: 'b-1' } as const;
  expect(english(business)).toBe('An operator removed your business · If this is a mistake, write to us.');
  expect(notificationPath(told(business), 'me-1')).toMatch(/^\/contact-us\/form\?appeal=removal&of=business/);
  const report = { kind: 'report', actor: null, decision: 'dismissed' } as const;
  expect(english(report)).toBe('An operator has looked at what you reported and left it as it is');
  expect(notificationPath(told(report), 'me-1')).toBeUndefined();
});

it('of a login in a new browser names the browser and leads to the list of logins', () => {
  const part = { kind: 'new-device', actor: null, resourceType: 'user', title: 'Firefox on Linux' } as const;
  const words = 'New login to your account from a browser that was not used for it before';
  expect(english(part)).toBe(`${words}: Firefox on Linux`);
  const { title: _, ...unnamed } = part;
  expect(english(unnamed)).toBe(words);
  expect([notificationPath(told(part), 'me-1'), accountPageOf(told(part))]).toEqual([undefined, '/account/sessions']);
  expect(accountPageOf(told({}))).toBeUndefined();
});

it('of a kind that this page does not know yet asks to load the page again', () => {
  const later = { kind: 'of-a-later-release', resourceType: null } as unknown as Partial<Notification>;
  expect(english(later)).toBe('Something new: load this page again to read it');
  expect(notificationPath(told(later), 'me-1')).toBeUndefined();
});

it('of an assigned conversation names the colleague and opens it as the business', () => {
  const part = { kind: 'assignment', businessID: 'b-1', resourceType: 'inquiry' } as const;
  expect(english(part)).toBe('Ana assigned a conversation to you');
  expect(notificationPath(told(part), 'me-1')).toBe('/business/b-1/requests/r-1');
});

it('of an accepted invitation names the account, the address that was invited, and leads to the members', () => {
  const part = {
    kind: 'invitation',
    businessID: 'b-1',
    resourceType: 'invitation',
    invited: 'x@mail.example',
  } as const;
  expect(english(part)).toBe('Ana accepted your invitation to x@mail.example');
  expect(notificationPath(told(part), 'me-1')).toBe('/business/b-1/members');
});

it('leads to where it happened', () => {
  expect(notificationPath(told({}), 'me-1')).toBe('/timeline/me-1?post=r-1');
  expect(notificationPath(told({ businessID: 'b-1' }), 'me-1')).toBe('/timeline/b-1?post=r-1');
  expect(notificationPath(told({ kind: 'inquiry', businessID: 'b-1', resourceType: 'inquiry' }), 'me-1')).toBe(
    '/business/b-1/requests/r-1',
  );
  expect(notificationPath(told({ kind: 'comment', resourceType: 'product' }), 'me-1')).toBe('/business-product/r-1');
  expect(notificationPath(told({ kind: 'follow', resourceType: 'user' }), 'me-1')).toBe('/profile/u-2');
  const request = { kind: 'connect', resourceType: 'connection' } as const;
  expect(notificationPath(told(request), 'me-1')).toBe('/connections?as=me');
  expect(notificationPath(told({ ...request, businessID: 'b-1' }), 'me-1')).toBe('/connections?as=b-1');
  const about = '/timeline/u-1?post=p-1';
  expect(notificationPath(told({ kind: 'comment', resourceType: 'comment', link: about }), 'me-1')).toBe(about);
  // An API of the release before knows no page of a comment.
  expect(notificationPath(told({ kind: 'like', resourceType: 'comment' }), 'me-1')).toBeUndefined();
});
