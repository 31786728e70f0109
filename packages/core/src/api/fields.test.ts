import { describe, expect, it } from 'vitest';
import { dropEmpty } from './fields.ts';

describe('fields of a request', () => {
  it('R-112 drops empty, NaN, null and undefined fields, and keeps 0 and false', () => {
    const table: [unknown, boolean][] = [
      ['', false],
      [null, false],
      [undefined, false],
      [Number.NaN, false],
      [[], false],
      [0, true],
      [-0, true],
      [false, true],
      [' ', true],
      ['0', true],
      [['a'], true],
    ];
    for (const [value, isKept] of table)
      expect('field' in dropEmpty({ field: value }), JSON.stringify(value)).toBe(isKept);
  });

  it('drops them inside a field too, and the field when nothing is left', () => {
    expect(dropEmpty({ phone: { code: '+966', number: '' }, country: { code: '' }, list: [''] })).toEqual({
      phone: { code: '+966' },
      list: [''],
    });
  });

  it('leaves the request that was given as it was', () => {
    const given = { a: '', b: { c: null } };
    dropEmpty(given);
    expect(given).toEqual({ a: '', b: { c: null } });
  });

  it('does not let a field named __proto__ reach an object', () => {
    const sent = dropEmpty(JSON.parse('{"__proto__": {"polluted": true}, "a": 1}'));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
  });
});
