import { describe, expect, it } from 'vitest';
import { resultsUrl, submits, toQuery } from './query.ts';

const portal = 'https://portal.example';

describe('the query of a search', () => {
  it('is never of a type that does not exist', () => {
    for (const business of ['XX', 'ma', '__proto__', '']) expect(toQuery({ business }).business).toBe('MA');
  });

  it('is never in a country that has no code', () => {
    for (const countries of ['SAU', 'foo bar', 'x1', '\u0000', 'S', ''])
      expect(toQuery({ countries }).countries).toBe('global');
  });

  it('may lead to another page, and only to web addresses', () => {
    const query = toQuery({});
    expect(resultsUrl(query, portal, '/find?x=1#top', 'https://partner.example/a/b')).toBe(
      'https://partner.example/find?x=1&business=MA&countries=global&search=#top',
    );
    for (const action of ['javascript:alert(1)', 'data:text/html,x', 'http://[', 'mailto:a@b.example']) {
      expect(resultsUrl(query, portal, action).startsWith(`${portal}/search-result?`), action).toBe(true);
    }
  });
});

describe('submitting', () => {
  it('R-057 Enter, key code 13, submits, and other keys do not', () => {
    expect(submits({ keyCode: 13 })).toBe(true);
    for (const keyCode of [9, 10, 27, 32, 40, 65, 229]) expect(submits({ keyCode }), String(keyCode)).toBe(false);
  });

  it('does not take an Enter that confirms a word in an input method', () => {
    expect(submits({ keyCode: 13, isComposing: true })).toBe(false);
  });
});
