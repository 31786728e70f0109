import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@wbn/content/editions';
import { describe, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

/** Each folder that holds texts by language. */
const folders = globSync('{packages,host-site}/*/**/es.ts', {
  cwd: top,
  exclude: (name) => /^(node_modules|dist)$/.test(path.basename(name)),
})
  .map((file) => path.dirname(file))
  .sort();

/** Words that stand in the texts of one language and not in those of the other two: they show text in a wrong language of the same script. */
const words: Partial<Record<Locale, RegExp>> = {
  en: /(?<![\p{L}“’'])(the|and|with|your|you|that|which|from|this|have|are|of|for|was|not|been|what|when)(?![\p{L}’'])/iu,
  es: /(?<![\p{L}“’'])(el|los|las|para|más|está|están|usted|y)(?![\p{L}’'])/iu,
  it: /(?<![\p{L}“’'])(il|gli|della|delle|degli|di|che|è|sono|più|questo|questa|nel|nella)(?![\p{L}’'])/iu,
};
const scripts: Partial<Record<Locale, RegExp>> = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };
const codes = locales.map(({ code }) => code);
const ofWords = codes.filter((code) => words[code]);
const ofScripts = codes.filter((code) => scripts[code]);

/** Words that English shares with Spanish or Italian. */
const shared = new Set([
  ...['No', 'Global', 'Ref.', 'Error:', 'E-mail', 'Menu', 'Account', 'follower', 'Video', 'Logo', 'Partner', 'Post'],
  ...[
    '{type} in {country} | WBN',
    'Per',
    'Password',
    'Standard',
    'Gold',
    'Premium',
    'Platinum',
    'STANDARD',
    'GOLD',
    'PREMIUM',
    'PLATINUM',
    '{count} m²',
  ],
]);

type Texts = ReadonlyMap<string, string>;

/** Of a counted text: the language whose plural rules hold, and the name of the counted value. Neither is shown. */
const rules = new Set(['in', 'by']);

function collect(value: unknown, way: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(way, value);
  else if (typeof value === 'object' && value !== null) {
    const isCounted = 'in' in value && 'other' in value;
    for (const [key, inner] of Object.entries(value)) {
      if (!isCounted || !rules.has(key)) collect(inner, `${way}.${key}`, into);
    }
  }
  return into;
}

/** All texts of a file, by their place. A module's exports have different names in each language, so places begin below them. */
async function textsOf(folder: string, locale: string): Promise<Texts> {
  const file = path.join(top, folder, `${locale}.ts`);
  const all = new Map<string, string>();
  if (existsSync(file)) for (const value of Object.values(await import(file))) collect(value, '', all);
  return all;
}

/** The visible words: without quotations, addresses and placeholders. */
const plain = (text: string) => text.replace(/“[^”]*”|«[^»]*»|https?:\S+|\{\w+\}/g, ' ');

describe.each(folders)('the texts of %s', (folder) => {
  it.each(ofWords.filter((code) => code !== 'en'))(
    'are %s where they are to be, and in no other language of the same script',
    async (locale) => {
      const [texts, english] = [await textsOf(folder, locale), await textsOf(folder, 'en')];
      expect(texts.size).toBeGreaterThan(0);
      for (const [way, text] of texts) {
        for (const other of ofWords) {
          if (other !== locale) expect(plain(text), `${locale}${way}`).not.toMatch(words[other]!);
        }
        if (!shared.has(text) && /\p{L}/u.test(plain(text))) expect(text, `${locale}${way}`).not.toBe(english.get(way));
      }
    },
  );

  it.each(ofScripts)('are in the script of %s unless English has no word there either', async (locale) => {
    const [texts, english] = [await textsOf(folder, locale), await textsOf(folder, 'en')];
    for (const [way, text] of texts) {
      if (english.get(way) === text)
        expect(scripts[locale]!.test(text) || !/[a-z]{3}/i.test(plain(text)), `${locale}${way}: ${text}`).toBe(true);
    }
  });
});

it('are compared in every language that we offer', () => {
  expect(codes.toSorted()).toEqual([...ofWords, ...ofScripts].toSorted());
});

it('are found in every package that has some', () => {
  for (const part of [
    'host-site/',
    'packages/accounts/',
    'packages/content/',
    'packages/contract/',
    'packages/server/',
    'packages/widgets/',
  ]) {
    expect(
      folders.some((folder) => folder.startsWith(part)),
      part,
    ).toBe(true);
  }
});
