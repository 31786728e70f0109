import { expect, it } from 'vitest';
import { portal } from './support.ts';

it.each(['/', '/search', '/newsfeed', '/login'])(
  '%s names its style sheets so that no browser loads them: their text is in the page',
  async (path) => {
    const page = await (await fetch(portal(path))).text();
    const sheets = page.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? [];
    if (path !== '/login') expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((sheet) => !sheet.includes('type="text/inlined"'))).toEqual([]);
    for (const sheet of sheets) {
      const [, file = ''] = /href="([^"]+)"/.exec(sheet) ?? [];
      const text = await (await fetch(portal(file))).text();
      expect(page).toContain(text.trim().slice(0, 40));
    }
  },
);
