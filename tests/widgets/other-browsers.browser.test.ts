import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { findFirefox } from '../support/firefox.ts';
import type { Hands } from '../support/hands.ts';
import { findWebKit } from '../support/webkit.ts';
import { cases } from './cases.ts';
import { type FixtureServer, startFixtures } from './fixture-server.ts';
import { ids } from './fixtures.ts';
import { listening, runErrand, sees, startOf, written, wrongOf } from './journeys.ts';
import { idOf, pageOfAll } from './open-all.ts';

const nonce = 'abc';
const session = JSON.stringify({ refreshToken: 'refresh', refreshTokenExpire: 4e12, userID: ids.user });

/** A site with every widget and a logged-in person, under the strictest possible policy. */
const startSite = (): Promise<FixtureServer> =>
  startFixtures(
    (origin) =>
      pageOfAll({
        tag: `nonce="${nonce}" data-api="${origin}" data-accounts="${origin}" data-portal="${origin}"`,
        head: `${listening(nonce)}<script nonce="${nonce}">localStorage.setItem('wbn:session', '${session}')</script>`,
        before: startOf,
      }),
    (origin) =>
      `default-src 'none'; script-src 'nonce-${nonce}' ${addresses().cdn}; connect-src ${origin}; img-src data: ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  );

/** Leaves the page, which stays in bfcache, and returns to it. */
async function leaveAndReturn(hands: Hands, site: FixtureServer): Promise<void> {
  const field = `document.getElementById('comments').shadowRoot.querySelector('[part=input]')`;
  await hands.run(`${field}.value = 'A draft'; ${field}.dispatchEvent(new InputEvent('input', { bubbles: true }))`);
  await hands.open(`${site.origin}/pictures/other`);
  await hands.run('setTimeout(() => history.back())');
  await expect.poll(() => hands.run('return window.isRestored'), { timeout: 20_000 }).toBe(true);
  expect(await hands.run(`return ${field}.value`)).toBe('A draft');
  const before = site.written.length;
  await hands.run(`${field}.focus()`);
  await hands.press('Enter');
  await expect.poll(() => site.written.slice(before)).toEqual(['POST /social/comments/make-comment']);
}

async function smoke(hands: Hands, site: FixtureServer, keepsPages: boolean): Promise<void> {
  await hands.open(site.origin);
  for (const one of cases) await sees(hands, idOf(one), one.ready);
  for (const one of cases) await runErrand(hands, idOf(one));
  expect(site.written).toEqual(expect.arrayContaining([...written]));
  if (keepsPages) await leaveAndReturn(hands, site);
  // Switches to a right-to-left language, and removes and adds the elements.
  await hands.run(`document.documentElement.lang = 'ar'`);
  for (const one of cases) await sees(hands, idOf(one), '[part=root][dir=rtl][lang=ar]');
  await hands.run(`const all = document.querySelectorAll('[load]'); for (const one of all) one.remove();
    await new Promise((resume) => setTimeout(resume)); document.body.append(...all)`);
  for (const one of cases) await sees(hands, idOf(one), one.ready);
  expect(await wrongOf(hands)).toEqual([]);
}

for (const [name, found] of [
  ['Firefox', findFirefox()],
  ['WebKit', findWebKit()],
] as const) {
  const title = found
    ? `every widget is drawn and used by keyboard in ${name}`
    : `${name} is not installed here: no smoke run`;
  it.runIf(found)(title, { timeout: 180_000 }, async () => {
    const site = await startSite();
    const hands = await found!.start();
    try {
      // Under WebDriver only WebKit uses bfcache.
      await smoke(hands, site, name === 'WebKit');
    } finally {
      await hands.close();
      await site.close();
    }
  });
}
