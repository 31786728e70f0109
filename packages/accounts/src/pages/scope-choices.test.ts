import { partnerScopes } from '@wbn/contract';
import { expect, it } from 'vitest';
import { texts } from '../texts/index.ts';
import { scopeChoices, wantedScope } from './scope-choices.ts';

const ticked = (wanted: string | undefined, allowed: readonly 'read'[] = []) => {
  const before = allowed[0] && {
    origin: 'https://partner.example',
    scopes: allowed,
    asked: partnerScopes,
    businessIDs: [],
    grantedAt: new Date(0),
  };
  const html = scopeChoices(texts.en, { asked: partnerScopes, businesses: [], before, wanted }).text;
  return [...html.matchAll(/name="scope\.(\w+)" value="yes" checked/g)].map(([, scope]) => scope);
};

it('ticks the permission of the widget that asked for the login, also after an earlier refusal', () => {
  expect(ticked('message')).toEqual(['profile', 'react', 'comment', 'inquire', 'message']);
  expect(ticked('comment', ['read'])).toEqual(['comment']);
});

it.each(['contact', 'posts', 'businesses', 'manage', 'x', undefined])(
  'ticks nothing more for a wish of %s',
  (wanted) => {
    expect(ticked(wanted)).toEqual(['profile', 'react', 'comment', 'inquire']);
  },
);

it('names no permission that the site’s key does not have', () => {
  expect(wantedScope({ asked: ['read', 'comment'], wanted: 'message' })).toBeUndefined();
});
