import { expect, it } from 'vitest';
import { cases } from './cases.ts';
import { openWidget } from './open.ts';

const named = (tag: string) => cases.find(({ widget }) => widget.tag === tag)!;

it.each([
  ['en', 'GMT+3'],
  ['ar', 'غرينتش+3'],
])("times of comments and conversations stand in UTC and by the reader's own clock, in %s", async (lang, zone) => {
  for (const [tag, place] of [
    ['wbn-comments', '[part=time]'],
    ['wbn-message-center', '[part=thread] small'],
  ] as const) {
    const isSignedIn = tag === 'wbn-message-center';
    const { element } = await openWidget(named(tag), {
      lang,
      timezoneId: 'Asia/Riyadh',
      state: { name: 'read in Riyadh', isSignedIn },
    });
    const told = (await element.locator(place).first().innerText()).replaceAll(/[\u2068\u2069]/g, '');
    expect(told, tag).toMatch(/^\d\d\/\d\d\/\d{4} (\d\d):(\d\d) UTC · \d\d:\2 /);
    expect(told, tag).toContain(zone);
    const [, utc, own] = /(\d\d):\d\d UTC · (\d\d):/.exec(told)!;
    expect((Number(utc) + 3) % 24, tag).toBe(Number(own));
  }
});
