import { describe, expect, it } from 'vitest';
import { joinedSizes, nameKey, uncutWords, words } from './normalise.ts';

describe('words of a text', () => {
  it('drops accents and case', () => {
    expect(words('Señal ÜBER Straße Łódź')).toEqual(['senal', 'uber', 'strasse', 'lodz']);
  });

  it('writes Arabic letters one way and drops the article and vowel signs', () => {
    expect(words('الحَديد والصُّلب')).toEqual(words('حديد صلب'));
    expect(words('أدوية')).toEqual(words('ادويه'));
    expect(words('٢٠ مصنع')).toEqual(['20', 'مصنع']);
    expect(words('الألواح والألمانية')).toEqual(words('ألواح ألمانية'));
  });

  it('has each word with its Arabic ending, too', () => {
    const text = 'محرك بحري من البحرين, DN 50';
    expect(uncutWords(text)).toEqual(['محرك', 'بحري', 'من', 'البحرين', 'dn', '50']);
    expect(words(text)).toHaveLength(uncutWords(text).length);
  });

  it('reads no and non as without, but not the No. of a number', () => {
    expect(words('non-stick, no lid')).toEqual(['without', 'stick', 'without', 'lid']);
    expect(words('No. 5 bolt')).toEqual(['5', 'bolt']);
  });

  it('reads -free as without, but not that samples cost nothing', () => {
    expect(words('latex-free gloves, lead free')).toEqual(['without', 'latex', 'gloves', 'without', 'lead']);
    expect(words('cotton fabric free samples')).toEqual(['cotton', 'fabric', 'free', 'samples']);
  });

  it('keeps initials, decimals and fractions whole', () => {
    expect(words('U.S.A. AT&T 2.4 GHz ½ inch')).toEqual(['usa', 'att', '2.4', 'ghz', '1/2', 'inch']);
  });

  it('reads Chinese as overlapping pairs', () => {
    expect(words('钢铁公司')).toEqual(['钢铁', '铁公', '公司']);
  });

  it('survives empty text, signs alone and broken surrogates', () => {
    expect(words('')).toEqual([]);
    expect(words('!!! — …')).toEqual([]);
    expect(words('a\ud800b steel')).toContain('steel');
  });

  it('makes one key of a name however it is written', () => {
    expect(nameKey('Al-Noor  Société')).toBe('al noor societe');
  });
});

describe('sizes in a text', () => {
  it.each([
    ['pump 3 hp', '3hp 2p2kw'],
    ['motor 2.2 kW', '2p2kw 3hp 2200w'],
    ['motor 7.5 hp', '7p5hp 5p5kw'],
    ['heater 7500 W', '7500w 7p5kw'],
    ['motor 6 hp', '6hp'],
  ])('are found in the other unit too: %s', (text, expected) => {
    expect(
      joinedSizes(text)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(expected);
  });
});
