import { expect, it } from 'vitest';
import { newPerson, newPost } from '../../../tests/support/api.ts';
import { complaints, openPage, signIn } from '../../../tests/support/pages.ts';

it.each([
  ['en', 'Asia/Riyadh', 360, /^\d\d\/\d\d\/\d{4} \d\d:\d\d UTC · .*\d\d:\d\d GMT\+3$/],
  ['ar', 'Asia/Riyadh', 360, /^\d\d\/\d\d\/\d{4} \d\d:\d\d UTC · .*\d\d:\d\d .*غرينتش\+3$/],
  ['en', 'UTC', 1280, /^\d\d\/\d\d\/\d{4} \d\d:\d\d UTC$/],
])(
  'a time is shown in UTC and, beside it, by the clock of its reader, in %s, in %s',
  async (lang, timezoneId, width, form) => {
    const author = await newPerson('Tim', 'Times');
    const words = `Just now ${crypto.randomUUID().slice(0, 8)}`;
    await newPost(author, words);
    const page = await openPage({ width, timezoneId });
    const heard = complaints(page);
    await signIn(page, author.email, `/newsfeed?lang=${lang}`, author.password);
    const time = page.locator('.post', { hasText: words }).locator('time').first();
    await expect.poll(() => time.innerText()).toMatch(form);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(heard).toEqual([]);
  },
);
