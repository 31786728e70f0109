import { expect, it } from 'vitest';
import { myRequests } from './my-requests.ts';

it('R-019 leads to the message center under me until the profile is there, then under the user’s id', () => {
  const profile = { firstName: 'Ana', lastName: 'Ruiz', profilePhoto: null, country: null };
  expect(myRequests()).toBe('/business/me/requests');
  expect(myRequests({ userID: 'u-1' })).toBe('/business/me/requests');
  expect(myRequests({ userID: 'u-1', profile: profile as never })).toBe('/business/u-1/requests');
});
