import { describe, expect, it } from 'vitest';
import { countryByCode } from '../reference/index.ts';
import { fill, fillValues } from './fill.ts';
import { defaultEdition, editionByCode, editions, locales, sisterEditions } from './index.ts';

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('editions', () => {
  it('are the Saudi one and 25 sisters', () => {
    expect(editions).toHaveLength(26);
    expect(defaultEdition.country).toBe('SA');
    const sisters = sisterEditions();
    expect(sisters).toHaveLength(25);
    expect(sisters).not.toContain(defaultEdition);
    expect(sisterEditions(editionByCode('mx')!).map(({ code }) => code)).toContain('sa');
  });

  it('name their sisters in the order of the alphabet', () => {
    for (const edition of editions) {
      const names = sisterEditions(edition).map(({ countryName }) => countryName);
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    }
  });

  it('R-086 show the Spanish video in Mexico, Chile and Peru, the English one elsewhere', () => {
    const spanish = editions.filter(({ videoLanguage }) => videoLanguage === 'es').map(({ country }) => country);
    expect(spanish.sort()).toEqual(['CL', 'MX', 'PE']);
    expect(defaultEdition.videoLanguage).toBe('en');
  });

  it('name a country we know, its ways of contact and a language we speak', () => {
    const spoken = locales.map(({ code }) => code);
    for (const edition of editions) {
      expect(countryByCode(edition.country)?.countryName).toBe(edition.countryName);
      expect(spoken).toContain(edition.language);
      expect(edition.phones.usa).toMatch(/^\+1 305 555 01\d\d$/);
      expect(edition.phones.europe).toMatch(/^\+44 20 7946 0\d{3}$/);
      expect(edition.email).toMatch(/^[a-z.]+@wbn\.example$/);
      for (const host of edition.hosts) expect(host).toMatch(/^([a-z]+\.)?wbn\.example$/);
    }
  });

  it('share no code, host, phone, address or color', () => {
    const lists = [
      editions.map(({ code }) => code),
      editions.map(({ country }) => country),
      editions.flatMap(({ hosts }) => hosts),
      editions.map(({ email }) => email),
      editions.flatMap(({ phones }) => [phones.usa, phones.europe]),
      editions.map(({ accent }) => accent.light),
    ];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  it.each(editions.map((edition) => [edition.code, edition.accent] as const))(
    '%s has accents that text can be read on',
    (_, { light, dark }) => {
      for (const hex of [light, dark]) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, '#0b0f14')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('fill', () => {
  const chile = fillValues({ ...defaultEdition, countryName: 'Chile', demonym: 'Chilean' }, 2026);

  it('R-052 puts the country and the demonym of the edition into a text', () => {
    const text = '{demonym} companies sell abroad from {country}';
    expect(fill(text, fillValues(defaultEdition, 2026))).toBe('Saudi companies sell abroad from Saudi Arabia');
    expect(fill(text, chile)).toBe('Chilean companies sell abroad from Chile');
  });

  it('R-325 R-391 puts the address and both phone lines into a text', () => {
    const { email, phones } = defaultEdition;
    expect(fill('{email} {phoneUSA} {phoneEurope}', chile)).toBe(`${email} ${phones.usa} ${phones.europe}`);
    const other = fillValues({ ...defaultEdition, email: 'a@b.example', phones: { usa: '1', europe: '2' } }, 2026);
    expect(fill('{email} {phoneUSA} {phoneEurope}', other)).toBe('a@b.example 1 2');
  });

  it('goes through lists and objects, leaves other braces and its input alone', () => {
    const page = { title: '{country}', blocks: [{ text: 'in {year}' }, { text: '{other} {constructor}' }], order: 3 };
    const filled = fill(page, chile);
    expect(filled).toEqual({
      title: 'Chile',
      blocks: [{ text: 'in 2026' }, { text: '{other} {constructor}' }],
      order: 3,
    });
    expect(page.title).toBe('{country}');
  });

  it('says the article where running text needs it', () => {
    const american = fillValues(editionByCode('us')!, 2026);
    expect(fill('made in {theCountry}, {country}', american)).toBe('made in the United States, United States');
  });
});
