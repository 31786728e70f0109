/** Sizes: `24V`, `24 V` and `24 volts` also become one word; so do `DN 50` and `DN50`. */

const units: Readonly<Record<string, string>> = {
  v: 'v|volts?|vdc|vac',
  kv: 'kv',
  kva: 'kva',
  mw: 'mw',
  kw: 'kw|kilowatts?',
  kwh: 'kwh',
  w: 'w|watts?',
  hp: 'hp|horsepower',
  amp: 'amps?|amperes?',
  mah: 'mah',
  hz: 'hz|hertz',
  rpm: 'rpm',
  mm: 'mm|millimet(?:er|re)s?',
  cm: 'cm|centimet(?:er|re)s?',
  inch: 'inch|inches|["”″]',
  kg: 'kg|kgs|kilos?|kilograms?',
  t: 't|tons?|tonnes?',
  ml: 'ml|millilit(?:er|re)s?',
  l: 'l|ltrs?|lit(?:er|re)s?|litros?|litri',
  bar: 'bar',
  psi: 'psi',
  mpa: 'mpa',
  gsm: 'gsm',
};
const forms = Object.entries(units);
const anyUnit = forms.map(([, pattern]) => pattern).join('|');
const numberAndUnit = new RegExp(`(?<![\\p{L}\\p{N}])(\\d+(?:[.,/]\\d+)*)[\\s-]?(${anyUnit})(?![\\p{L}\\p{N}])`, 'gu');
const wholes = forms.map(([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})$`, 'u')] as const);
/** Standards with the number after them: nominal diameter, nominal pressure, protection, wire gauge. */
const standardAndNumber = /(?<![\p{L}\p{N}])(dn|pn|ip|awg)[\s-]?(\d{1,4})(?![\p{L}\p{N}])/gu;

const unitOf = (written: string): string => wholes.find(([, pattern]) => pattern.test(written))?.[0] ?? written;
/**
 * `1,500` is one thousand five hundred, `1,5` is one and a half. A letter replaces the decimal point, because the parser would split a
 * number with a point and a unit.
 */
const digits = (written: string): string => written.replace(/,(?=\d{3}(?!\d))/gu, '').replace(/[.,/]/gu, 'p');

export interface Size {
  /** As it was written. */
  written: string;
  /** As one word. */
  word: string;
}

/** The sizes in a lower-case text. */
export function sizesIn(text: string): Size[] {
  const measured = [...text.matchAll(numberAndUnit)].map(([written, number = '', unit = '']) => ({
    written,
    word: `${digits(number)}${unitOf(unit)}`,
  }));
  const standard = [...text.matchAll(standardAndNumber)].map(([written, name, number]) => ({
    written,
    word: `${name}${number}`,
  }));
  return [...measured, ...standard];
}
