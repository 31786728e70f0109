import { describe, expect, it } from 'vitest';
import { birthDateToSend, dialCode, isBirthDate, isPhone } from './checks.ts';
import { photoOf } from './photo.ts';

describe('a user', () => {
  it("R-080 is shown by the photo's address, else by one of its versions", () => {
    expect(photoOf({ profilePhoto: { url: 'a.png', versions: [{ url: 'b.png' }] } })).toBe('a.png');
    expect(photoOf({ profilePhoto: { url: '', versions: [{ url: 'b.png' }, { url: 'c.png' }] } })).toBe('b.png');
    expect(photoOf({ profilePhoto: { versions: [{ url: 'b.png' }] } })).toBe('b.png');
    for (const profilePhoto of [null, undefined, {}, { versions: [] }])
      expect(photoOf({ profilePhoto })).toBeUndefined();
  });
});

describe('a phone', () => {
  const codes = ['+966', '+1', '+49'];

  it('R-138 begins with a valid dial code, and is empty or has at least eight digits', () => {
    const table: [string, string, boolean][] = [
      ['+966', '1234567', false],
      ['+966', '12345678', true],
      ['966', '12345678', true],
      ['+966', '', true],
      ['', '', true],
      ['', '12345678', false],
      ['+0', '12345678', false],
      ['+0', '', false],
      ['abc', '12345678', false],
      ['+', '12345678', false],
      ['+966', '1234567a', false],
      ['+966', '(12) 34-56 78', true],
      ['+966', '--------', false],
      ['٩٦٦', '١٢٣٤٥٦٧٨', true],
    ];
    for (const [code, number, isFine] of table) expect(isPhone(code, number, codes), `${code} ${number}`).toBe(isFine);
  });

  it('R-139 gets a plus before its country code when it has none', () => {
    expect(['966', '+966', ' 966 ', '٩٦٦', ''].map(dialCode)).toEqual(['+966', '+966', '+966', '+966', '']);
  });
});

describe('a birth date', () => {
  it('R-141 is a year of 19xx or 20xx, a month and a day, with hyphens, spaces, slashes or dots between', () => {
    const fine = [
      '1900-01-01',
      '2099-12-31',
      '1970.10.24',
      '1970/10/24',
      '1970 10 24',
      '1970-10/24',
      '1970-02-31',
      '١٩٧٠-١٠-٢٤',
      '',
    ];
    const wrong = [
      '1899-01-01',
      '2100-01-01',
      '1970-00-10',
      '1970-13-10',
      '1970-10-00',
      '1970-10-32',
      '70-10-24',
      '1970-1-2',
      '1970_10_24',
      '1970-10-24x',
      'x',
      '1970-10-241',
    ];
    for (const text of fine) expect(isBirthDate(text), text).toBe(true);
    for (const text of wrong) expect(isBirthDate(text), text).toBe(false);
  });

  it('is sent with hyphens', () => {
    expect(['1970.10.24', '1970/10 24', ' 1970-10-24 ', '١٩٧٠/١٠/٢٤'].map(birthDateToSend)).toEqual([
      '1970-10-24',
      '1970-10-24',
      '1970-10-24',
      '1970-10-24',
    ]);
  });
});
