import { describe, expect, it } from 'vitest';
import { readHandover } from './handover.ts';
import { readSetID, safeContinue } from './set-id.ts';

describe('the result of a login in an address', () => {
  it('is taken out of the fragment, and the rest of the address stays as it was', () => {
    const page = 'https://partner.example/p?q=1';
    const found = { token: 'c-1', state: 's_2', error: undefined };
    expect(readHandover(`${page}#wbn_code=c-1&wbn_state=s_2`)).toEqual({ handover: found, rest: page });
    expect(readHandover(`${page}#/route?x=1&wbn_code=c-1&wbn_state=s_2`)).toEqual({
      handover: found,
      rest: `${page}#/route?x=1`,
    });
    expect(readHandover(`${page}#wbn_error=login_required&wbn_state=s_2`)?.handover).toEqual({
      token: undefined,
      state: 's_2',
      error: 'login_required',
    });
  });

  it('is nothing on every other address', () => {
    for (const address of [
      'https://a.example/',
      'https://a.example/#x',
      'https://a.example/?wbn_code=1',
      'https://a.example/#my_wbn_code=1',
    ]) {
      expect(readHandover(address), address).toBeUndefined();
    }
  });

  it('is read from the query on the portal', () => {
    expect(readSetID('?token=t&state=s&continue=%2Fx')).toEqual({
      token: 't',
      state: 's',
      error: undefined,
      continue: '/x',
    });
    expect(readSetID('').token).toBeUndefined();
  });
});

describe('where a handover ends', () => {
  const site = 'https://portal.example';
  const sister = 'https://sister.example';

  it('on an address of this site or of an allowed one', () => {
    expect(safeContinue('/profile?x=1#y', site)).toBe(`${site}/profile?x=1#y`);
    expect(safeContinue(`${sister}/a`, site, [sister])).toBe(`${sister}/a`);
    expect(safeContinue(undefined, site)).toBe(`${site}/`);
  });

  it('never anywhere else', () => {
    const bad = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'blob:https://portal.example/x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/',
      'https://portal.example.evil.example/',
      'https://portal.example@evil.example/',
      'https://user:pass@portal.example/',
      'http://portal.example/',
      'https://portal.example:444/',
      'https:evil.example',
      '\u0000//evil.example',
      ' //evil.example',
      'https://sister.example.evil/',
      '///evil.example',
      '/\t/evil.example',
    ];
    for (const target of bad) {
      const url = new URL(safeContinue(target, site, [sister]));
      expect(url.origin === site && !url.username, target).toBe(true);
      expect(url.pathname, target).not.toMatch(/^\/\//);
    }
  });
});
