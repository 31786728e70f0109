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

const wishes = [...partnerScopes, 'manage', 'x', undefined];
it.each(wishes)('ticks for a wish of %s what it ticks without, also after an earlier refusal', (wanted) => {
  expect(ticked(wanted)).toEqual(['profile', 'react', 'comment', 'inquire']);
  expect(ticked(wanted, ['read'])).toEqual([]);
});

it('marks the box of the permission that a widget may ask for, and no other', () => {
  const marked = (wanted: string) =>
    scopeChoices(texts.en, { asked: partnerScopes, businesses: [], before: undefined, wanted })
      .text.split('<li>')
      .filter((one) => one.includes('needed'))
      .map((one) => /name="scope\.(\w+)"/.exec(one)?.[1]);
  expect(wishes.flatMap((wanted) => marked(String(wanted)))).toEqual([
    'profile',
    'react',
    'comment',
    'inquire',
    'message',
  ]);
});

it('names no permission that the site’s key does not have', () => {
  expect(wantedScope({ asked: ['read', 'comment'], wanted: 'message' })).toBeUndefined();
});
