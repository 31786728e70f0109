import { expect, it } from 'vitest';
import { directionOf, pickLocale } from './surroundings.ts';

it('languages are found by their first part, and are English when nobody offers them', () => {
  const offered = ['en', 'zh', 'ar'];
  const tags = ['zh-Hant-TW', 'AR', 'arz', 'fr', '', null, undefined];
  expect(tags.map((tag) => pickLocale(tag, offered))).toEqual(['zh', 'ar', 'en', 'en', 'en', 'en', 'en']);
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});
