import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { settled } from '../support/pages.ts';
import { cases, nameOf } from '../widgets/cases.ts';
import type { Say } from '../widgets/fixtures.ts';
import { openWidget } from '../widgets/open.ts';

/** One family of attacks per line; each calls `xss()` on success. */
const families = readFileSync(path.join(import.meta.dirname, 'xss-families.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
/** Each family alone, and after leaving a text, an attribute, a comment or a raw text element. */
const payloads = ['', '">', "'>", '--></textarea></style></script>'].flatMap((before) =>
  families.map((family) => before + family),
);

const nonce = 'abc';
const policy = (origins: string) =>
  `script-src 'nonce-${nonce}' ${origins}; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** All scripts run here, so that executions are visible; violations of a policy are counted too. */
const watch = `<script nonce="${nonce}">window.ran = []; window.xss = (...all) => { ran.push(String(all)); return true };
  for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = window.xss;
  window.reports = []; document.addEventListener('securitypolicyviolation', (event) => reports.push(event.effectiveDirective + ' ' + event.sample))</script>`;
/** Inserts each changed text as markup, like a careless widget. */
const careless = `<script nonce="${nonce}">Object.defineProperty(CharacterData.prototype, 'data', { set(text) {
  const made = document.createElement('span'); made.innerHTML = text; this.before(made) } })</script>`;

const named = (give: (at: number) => string): Say => {
  let at = 0;
  return () => give(at++);
};
const open = (one: (typeof cases)[number], head: string, say: Say) =>
  openWidget(one, {
    say,
    state: { name: 'attacked', isSignedIn: true },
    tag: `nonce="${nonce}"`,
    head,
    headers: { 'content-security-policy-report-only': policy(addresses().cdn) },
  });

/** A payload in every text of some data, or in an attribute. */
type Attack = readonly [text: string, data: object | undefined, attribute: string | undefined];

/** Creates elements with every payload, some at a time; returns the number of payloads that appeared as exact text. */
const attack = (page: Page, all: readonly Attack[]): Promise<number> =>
  page.evaluate(async (list) => {
    type Element = HTMLElement & { data?: unknown };
    const first = document.querySelector('#w') as Element;
    const elements = Array.from({ length: 16 }, () => first.cloneNode() as Element);
    const give = (element: Element, [text, data, attribute]: Attack) => {
      if (data) element.data = data;
      if (attribute) element.setAttribute(attribute, text);
    };
    const link = /^(href|src|action|formaction|data|ping|poster|xlink:href)$/;
    const check = (root: ParentNode): void => {
      for (const node of root.querySelectorAll('*')) {
        if (/^(script|iframe|object|embed|base|link|meta|frame)$/.test(node.localName))
          throw Error(`<${node.localName}>`);
        for (const { name, value } of node.attributes) {
          const isScript = link.test(name) && !/^(https?:|\/|#|$)/.test(value);
          if (name.startsWith('on') || isScript) throw Error(`${node.localName} has ${name}="${value}"`);
        }
        if (node.shadowRoot) check(node.shadowRoot);
      }
    };
    const shows = ({ shadowRoot }: Element, text: string) =>
      shadowRoot!.textContent!.includes(text) ||
      [...shadowRoot!.querySelectorAll('input, textarea')].some((field) => (field as HTMLInputElement).value === text);
    let drawn = 0;
    for (let at = 0; at < list.length; at += elements.length) {
      const some = list.slice(at, at + elements.length);
      for (const [index, one] of some.entries()) give(elements[index]!, one);
      if (at === 0) document.body.append(...elements);
      const seen = () => some.filter(([text], index) => shows(elements[index]!, text)).length;
      const deadline = performance.now() + 15_000;
      while (seen() < some.length && performance.now() < deadline) await new Promise(requestAnimationFrame);
      drawn += seen();
      for (const { shadowRoot } of elements) check(shadowRoot!);
    }
    return drawn;
  }, all);
const outcome = (page: Page): Promise<{ ran: string[]; reports: string[] }> =>
  page.evaluate(() => ({ ran: Reflect.get(window, 'ran'), reports: Reflect.get(window, 'reports') }));

it('knows at least 200 families and 1,000 payloads', () => {
  expect(new Set(families).size).toBeGreaterThanOrEqual(200);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(1000);
});

const attacks = (one: (typeof cases)[number], texts: readonly string[]): Attack[] =>
  texts.map((text) => [text, one.data?.(() => text), one.textAttribute]);

describe.each(cases.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
  it('draws every payload in every text as a text', async () => {
    // Loaded data is hostile too: each text of an answer is another payload.
    const { page } = await open(
      one,
      watch,
      named((at) => payloads[(at * 7) % payloads.length]!),
    );
    expect(await attack(page, attacks(one, payloads))).toBe(payloads.length);
    expect(await outcome(page)).toEqual({ ran: [], reports: [] });
  });

  it('draws what its calls answer as texts, in each state', async () => {
    for (const state of one.states.filter(({ network, answers: own }) => !network && !own)) {
      const { page } = await openWidget(one, {
        state,
        say: named((at) => `${payloads[(at * 13) % payloads.length]}`),
        tag: `nonce="${nonce}"`,
        head: watch,
        headers: { 'content-security-policy-report-only': policy(addresses().cdn) },
      });
      await settled(page);
      expect(await outcome(page)).toEqual({ ran: [], reports: [] });
    }
  });
});

it('would see an unsafe sink: with one planted, payloads run and are reported', async () => {
  const one = cases.find(({ data }) => data)!;
  const { page } = await open(one, watch + careless, () => 'calm');
  // Thirty-two: the second half changes texts that are already drawn.
  const images = payloads.filter((text) => text.includes('<img src=x onerror=xss()>')).slice(0, 32);
  await expect(attack(page, attacks(one, images))).rejects.toThrow(/has on|<\w+>/);
  await expect.poll(async () => (await outcome(page)).ran.length).toBeGreaterThan(0);
  expect((await outcome(page)).reports.length).toBeGreaterThan(0);
});
