import { expect, it } from 'vitest';
import { myRequests } from './my-requests.ts';

const profile = { firstName: 'Ana', lastName: 'Ruiz', profilePhoto: null, country: null };
const known = { userID: 'u-1', profile: profile as never };

it('R-019 leads to the message center under me until the profile is there, then under the user’s id', () => {
  expect(myRequests()).toBe('/business/me/requests');
  expect(myRequests({ userID: 'u-1' })).toBe('/business/me/requests');
  expect(myRequests(known)).toBe('/business/u-1/requests');
});

it('leads to the business to which somebody wrote, unless something waits for the user themself', () => {
  expect(myRequests(known, ['b-1', 'b-2'])).toBe('/business/b-1/requests');
  expect(myRequests(known, ['b-1', 'u-1'])).toBe('/business/u-1/requests');
  expect(myRequests({ userID: 'u-1' }, ['b-1', 'u-1'])).toBe('/business/me/requests');
});
