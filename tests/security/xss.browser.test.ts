import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { cases, nameOf } from '../widgets/cases.ts';
import type { Say } from '../widgets/fixtures.ts';
import { openWidget } from '../widgets/open.ts';

/** One family of attacks a line; each calls `xss()` when it works. */
const families = readFileSync(path.join(import.meta.dirname, 'xss-families.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
/** Each family as it is, and where a text, an attribute, a comment or a raw text element is left first. */
const payloads = ['', '">', "'>", '--></textarea></style></script>'].flatMap((before) =>
  families.map((family) => before + family),
);

const nonce = 'abc';
const policy = (origins: string) =>
  `script-src 'nonce-${nonce}' ${origins}; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Everything runs here, so that what runs is seen; what a policy would have stopped is counted beside it. */
const watch = `<script nonce="${nonce}">window.ran = []; window.xss = (...all) => { ran.push(String(all)); return true };
  for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = window.xss;
  window.reports = []; document.addEventListener('securitypolicyviolation', (event) => reports.push(event.effectiveDirective + ' ' + event.sample))</script>`;
/** Turns each text that is drawn into markup, as a careless widget would. */
const careless = `<script nonce="${nonce}">document.createTextNode = (text) => { const made = document.createElement('span'); made.innerHTML = text; return made };
  const set = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data').set; void set</script>`;

const named = (give: (at: number) => string): Say => {
  let at = 0;
  return () => give(at++);
};
const open = (one: (typeof cases)[number], head: string, say: Say, isSignedIn: boolean) =>
  openWidget(one, {
    say,
    state: { name: 'attacked', isSignedIn },
    tag: `nonce="${nonce}"`,
    head,
    headers: { 'content-security-policy-report-only': policy(inject('addresses').cdn) },
  });

/** Gives the element every payload in every text field of its data, one after the other, and uses what it draws. */
async function attackByData(
  page: Page,
  all: readonly (readonly [data: object | undefined, text: string])[],
): Promise<number> {
  return page.evaluate(
    async ([list, marker]) => {
      const element = document.querySelector('#w') as HTMLElement & { data?: unknown };
      let drawn = 0;
      for (const [data, text] of list) {
        if (data) element.data = data;
        for (const name of element.getAttributeNames()) if (name === marker) element.setAttribute(name, text);
        await new Promise((resume) => setTimeout(resume));
        const walk = (root: ParentNode): void => {
          for (const node of root.querySelectorAll('*')) {
            for (const { name, value } of node.attributes) {
              const isScript =
                /^(href|src|action|formaction|data|ping|poster|xlink:href)$/.test(name) &&
                !/^(https?:|\/|#|$)/.test(value);
              if (name.startsWith('on') || isScript) throw new Error(`${node.localName} has ${name}="${value}"`);
            }
            if (/^(script|iframe|object|embed|base|link|meta|frame)$/.test(node.localName))
              throw new Error(`There is a ${node.localName}.`);
            if (node.shadowRoot) walk(node.shadowRoot);
          }
        };
        const root = element.shadowRoot!;
        walk(root);
        const values = [...root.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
        if (root.textContent?.includes(text) || values.includes(text)) drawn++;
      }
      return drawn;
    },
    [all, 'search'] as const,
  );
}
const outcome = (page: Page): Promise<{ ran: string[]; reports: string[] }> =>
  page.evaluate(() => ({ ran: Reflect.get(window, 'ran'), reports: Reflect.get(window, 'reports') }));

it('knows at least 200 families and 1,000 payloads', () => {
  expect(new Set(families).size).toBeGreaterThanOrEqual(200);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(1000);
});

describe.each(cases.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
  const given = payloads.map((text) => [one.data?.(() => text), one.textAttribute ? text.trim() : text] as const);

  it.each([false, true])('draws every payload in every text as a text; signed in: %s', async (isSignedIn) => {
    // What it fetches by itself is hostile too: each text of an answer is another payload.
    const { page } = await open(
      { ...one, ready: '[part]' },
      watch,
      named((at) => payloads[(at * 7) % payloads.length]!),
      isSignedIn,
    );
    const attribute = one.textAttribute;
    if (attribute) await page.locator('#w').evaluate((element, name) => element.setAttribute(name, ''), attribute);
    const drawn = await attackByData(page, given);
    expect(await outcome(page)).toEqual({ ran: [], reports: [] });
    // A field of one line takes no line feed; everything else is there letter by letter.
    expect(drawn).toBeGreaterThanOrEqual(1000);
  });

  it('draws what its calls answer as texts, in each state', async () => {
    for (const state of one.states.filter(({ network, answers: own }) => !network && !own)) {
      const { page } = await openWidget(one, {
        state,
        say: named((at) => `${payloads[(at * 13) % payloads.length]}`),
        tag: `nonce="${nonce}"`,
        head: watch,
        headers: { 'content-security-policy-report-only': policy(inject('addresses').cdn) },
      });
      await page.waitForLoadState('networkidle');
      expect(await outcome(page)).toEqual({ ran: [], reports: [] });
    }
  });
});

it('would see an unsafe sink: with one planted, payloads run and are reported', async () => {
  const one = cases.find(({ data }) => data)!;
  const { page } = await open(one, watch + careless, () => 'calm', false);
  const attacked = attackByData(
    page,
    payloads.slice(0, 80).map((text) => [one.data!(() => text), text] as const),
  );
  await expect(attacked).rejects.toThrow(/There is a|has on/);
  await expect.poll(async () => (await outcome(page)).ran.length).toBeGreaterThan(0);
  expect((await outcome(page)).reports.length).toBeGreaterThan(0);
});
