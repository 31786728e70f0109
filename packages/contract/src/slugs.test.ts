import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idFromParameter, isUuid } from './ids.ts';
import { businessPath, productPath, readSlug, searchPath } from './slugs.ts';

const id = '6fa459ea-ee8a-4ca4-894e-db77e160355e';
const names = [
  'A/B & Co 100% شركة',
  'A/B',
  '100%',
  '#1?',
  'شركة النور',
  '..',
  '.',
  '',
  '%2F',
  'a  b\tc',
  'x-y',
  '🏭 Works',
  "d'Or",
];
/** The path that a router sees after proxies have decoded it `times` times. */
const decoded = (path: string, times: number): string => (times ? decoded(decodeURIComponent(path), times - 1) : path);
const parameterOf = (path: string) => path.replace(/^\/business(-product)?\//, '');

describe('the address of a business', () => {
  it('R-012 is its name with hyphens for spaces, a hyphen and its id, encoded twice, and a slash', () => {
    expect(businessPath('Acme Steel', id)).toBe(`/business/Acme-Steel-${id}/`);
    const path = businessPath('A/B & Co 100% شركة', id);
    const once = encodeURIComponent(`A/B-&-Co-100%-شركة-${id}`);
    expect(path).toBe(`/business/${encodeURIComponent(once)}/`);
    for (const name of names) {
      const slug = parameterOf(businessPath(name, id)).slice(0, -1);
      expect(decodeURIComponent(decodeURIComponent(slug)), name).toBe(`${name.replace(/\s/gu, '-')}-${id}`);
    }
  });

  it('R-012 is one segment of a path, however often it is decoded on the way', () => {
    for (const name of names) expect(businessPath(name, id).match(/[/?#]/g), name).toEqual(['/', '/', '/']);
  });

  it('R-011 gives its id by its last 36 characters, before any decoding', () => {
    for (const name of names) {
      const parameter = parameterOf(businessPath(name, id));
      for (const times of [0, 1, 2]) {
        expect(idFromParameter(decoded(parameter, times)), name).toBe(id);
      }
    }
    expect(idFromParameter(`Any Name-${id}`)).toBe(id);
    expect(idFromParameter(id)).toBe(id);
    expect(idFromParameter(`${id}/`)).toBe(id);
  });

  it('R-011 takes a shorter parameter whole, and nothing that leads elsewhere', () => {
    expect(idFromParameter('me')).toBe('me');
    expect(['', '/', '.', '..', './', '../'].map(idFromParameter)).toEqual(['', '', '', '', '', '']);
  });

  it('R-012 comes back whole for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const parameter = parameterOf(businessPath(name, id));
        expect(idFromParameter(parameter)).toBe(id);
        expect(decodeURIComponent(decodeURIComponent(parameter.slice(0, -1)))).toBe(
          `${name.replace(/\s/gu, '-')}-${id}`,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('the address of a product', () => {
  it('R-014 is company, product and id with hyphens, encoded twice, and its id the last 36 characters', () => {
    for (const name of names) {
      const path = productPath(name, 'Gate Valve 2"', id);
      const slug = parameterOf(path);
      expect(path.startsWith('/business-product/')).toBe(true);
      expect(slug).not.toMatch(/[/?#]/);
      expect(decodeURIComponent(decodeURIComponent(slug)), name).toBe(
        `${name.replace(/\s/gu, '-')}-Gate-Valve-2"-${id}`,
      );
      expect(idFromParameter(slug)).toBe(id);
    }
  });
});

describe('a slug', () => {
  it('is read as far as it can be decoded, and never throws', () => {
    expect(readSlug('A%252FB')).toBe('A/B');
    expect(readSlug('100%')).toBe('100%');
    expect(readSlug('%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('of a search keeps what was typed', () => {
    const path = searchPath('MA', 'global', 'Electronics & IT');
    expect(path).toBe('/search-result?business=MA&countries=global&search=Electronics%20%26%20IT');
    expect(searchPath()).toBe('/search-result?business=MA&countries=global&search=');
  });

  it('has ids that are UUIDs of any version and case, and nothing else', () => {
    expect([id, id.toUpperCase()].every(isUuid)).toBe(true);
    for (const text of ['', 'me', `${id} `, `${id}\n`, id.slice(1), id.replaceAll('-', ''), `x${id}`])
      expect(isUuid(text), text).toBe(false);
  });
});
