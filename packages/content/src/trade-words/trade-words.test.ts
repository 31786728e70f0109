import { describe, expect, it } from 'vitest';
import { locales } from '../editions/index.ts';
import { madeForOthers, markets, packaging, payments, spokenLanguages, tradeWordsIn } from './index.ts';

const words = [...markets, ...packaging, ...payments, ...madeForOthers];
const translated = locales.map(({ code }) => code).filter((code) => code !== 'en');
const scripts: Readonly<Record<string, RegExp>> = { zh: /^\p{Script=Han}+$/u, ar: /^[\p{Script=Arabic}\p{M} ]+$/u };

describe.each(translated)('the words of trade in %s', (code) => {
  it('are all there, each another one, in the letters of the language', async () => {
    const say = await tradeWordsIn(code);
    const said = words.map(say);
    expect(new Set(said).size).toBe(words.length);
    for (const one of [...said, ...spokenLanguages.map(say)])
      expect(one).toMatch(scripts[code] ?? /^\p{Script=Latin}/u);
  });

  it('leave what an owner wrote themself as it is', async () => {
    expect((await tradeWordsIn(code))('Cones in carton')).toBe('Cones in carton');
  });
});

it('the words of trade stand in English where the reader reads English, or a language we do not have', async () => {
  for (const code of ['en', 'fr']) expect(words.map(await tradeWordsIn(code))).toEqual(words);
});
