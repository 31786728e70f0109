import { describe, expect, it } from 'vitest';
import {
  businessTypes,
  cities,
  citiesOf,
  countries,
  countryByCode,
  genders,
  jobPositions,
  languages,
  states,
  statesOf,
  usStates,
} from './index.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('countries', () => {
  it('holds every country once, with a flag, a dial code and a continent', () => {
    expect(countries.length).toBeGreaterThanOrEqual(195);
    expect(unique(countries.map(({ code }) => code))).toBe(true);
    expect(unique(countries.map(({ countryName }) => countryName))).toBe(true);
    for (const { code, emoji, dialCode, countryName } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(emoji).toMatch(/^[\u{1F1E6}-\u{1F1FF}]{2}$/u);
      expect(dialCode).toMatch(/^\+[1-9]\d{0,3}$/);
      expect(countryName).toBe(countryName.trim());
    }
    expect(new Set(countries.map(({ continent }) => continent)).size).toBe(6);
  });

  it('knows only codes that Intl can name in our five languages', () => {
    for (const locale of ['en', 'es', 'it', 'zh', 'ar']) {
      const named = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
      for (const { code } of countries) expect(named.of(code), `${code} in ${locale}`).toBeTruthy();
    }
  });

  it('finds a country by its code', () => {
    expect(countryByCode('SA')).toEqual({
      code: 'SA',
      countryName: 'Saudi Arabia',
      emoji: '🇸🇦',
      dialCode: '+966',
      continent: 'Asia',
    });
    expect(countryByCode('ZZ')).toBeUndefined();
  });
});

describe('states', () => {
  it.each(
    Object.entries({ SA: 13, US: 51, AE: 7, EG: 27, IN: 36, CN: 31, DE: 16, IT: 20, ES: 19, FR: 13, GB: 4, MX: 32 }),
  )('%s has %i of them', (code, count) => {
    expect(statesOf(code)).toHaveLength(count);
  });

  it.each(
    Object.entries({ BR: 27, AR: 24, CL: 16, PE: 25, CO: 33, TR: 81, CA: 13, AU: 8, JP: 47, KR: 17, ID: 38, MY: 16 }),
  )('%s has %i of them', (code, count) => {
    expect(statesOf(code)).toHaveLength(count);
  });

  it.each(Object.entries({ MA: 12, JO: 12, KW: 6, OM: 11, QA: 8, BH: 4, PK: 7, ZA: 9, NG: 37, PL: 16, NL: 12 }))(
    '%s has %i of them',
    (code, count) => {
      expect(statesOf(code)).toHaveLength(count);
    },
  );

  it('gives each an id of its own in a known country', () => {
    expect(unique(states.map(({ stateID }) => stateID))).toBe(true);
    for (const { stateID, countryCode, stateName } of states) {
      expect(stateID).toMatch(new RegExp(`^${countryCode}-(\\d{2}|[A-Z]{2})$`));
      expect(countryByCode(countryCode)).toBeDefined();
      expect(stateName).not.toBe('');
    }
    for (const { code } of countries) expect(unique(statesOf(code).map(({ stateName }) => stateName))).toBe(true);
  });

  it('keeps ids that were given out, and none where we list none', () => {
    expect(statesOf('SA').map(({ stateID, stateName }) => `${stateID} ${stateName}`)).toEqual(
      expect.arrayContaining(['SA-01 Riyadh', 'SA-02 Makkah', 'SA-04 Eastern Province', 'SA-13 Asir']),
    );
    expect(statesOf('EC')).toEqual([]);
  });

  it('has the fifty states and DC for the enquiry form', () => {
    expect(usStates).toHaveLength(51);
    expect(usStates.find(({ code }) => code === 'DC')?.name).toBe('District of Columbia');
    expect(unique(usStates.map(({ code }) => code))).toBe(true);
  });
});

describe('cities', () => {
  it('lie in a state exactly where their country has states', () => {
    for (const { name, countryCode, stateID } of cities) {
      const known = statesOf(countryCode).map((state) => state.stateID);
      if (known.length > 0) expect(known, `${name}, ${countryCode}`).toContain(stateID);
      else expect(stateID, `${name}, ${countryCode}`).toBeUndefined();
    }
  });

  it('are known for many countries, three to twelve each, more for Saudi Arabia', () => {
    const codes = [...new Set(cities.map(({ countryCode }) => countryCode))];
    expect(codes.length).toBeGreaterThanOrEqual(75);
    expect(citiesOf('SA').length).toBeGreaterThanOrEqual(20);
    for (const code of codes) {
      expect(countryByCode(code), code).toBeDefined();
      const names = citiesOf(code).map(({ name }) => name);
      expect(unique(names), code).toBe(true);
      expect(names.length, code).toBeGreaterThanOrEqual(3);
      if (code !== 'SA') expect(names.length, code).toBeLessThanOrEqual(12);
    }
  });
});

describe('lists of a profile', () => {
  it('keeps the two pseudo types out of the business types', () => {
    expect(businessTypes).toHaveLength(9);
    expect(businessTypes[0]).toEqual({ code: 'MA', name: 'Manufacturer', businessTypeName: 'Manufacturers' });
  });

  it('says nothing twice', () => {
    expect(unique(languages.map(({ code }) => code))).toBe(true);
    expect(unique(languages.map(({ languageName }) => languageName))).toBe(true);
    expect(languages.length).toBeGreaterThanOrEqual(40);
    expect(unique(jobPositions.map(({ jobPositionID }) => jobPositionID))).toBe(true);
    expect(unique(jobPositions.map(({ name }) => name))).toBe(true);
    expect(jobPositions.length).toBeGreaterThanOrEqual(35);
    expect(unique(genders.map(({ code }) => code))).toBe(true);
  });
});
