/** Sizes: `24V`, `24 V` and `24 volts` also become one word; so do `DN 50` and `DN50`, `M12 x 60` and `M12x60`, `7500 W` and `7.5 kW`. */

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
  ah: 'ah',
  mah: 'mah',
  hz: 'hz|hertz',
  rpm: 'rpm',
  mm: 'mm|millimet(?:er|re)s?',
  cm: 'cm|centimet(?:er|re)s?',
  inch: 'inch|inches|["”″]',
  mm2: 'mm2|sq\\.?\\s?mm',
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
/** It begins at the first digit of a number only and reads so much at most: `1.1.1.…` must not be read anew behind each point. */
const numberAndUnit = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[.,/])(\\d{1,12}(?:[.,/]\\d{1,12}){0,4})[\\s-]?(${anyUnit})(?![\\p{L}\\p{N}])`,
  'gu',
);
const wholes = forms.map(([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})$`, 'u')] as const);
/** Standards with the number after them: nominal diameter, nominal pressure, protection, wire gauge. */
const standardAndNumber = /(?<![\p{L}\p{N}])(dn|pn|ip|awg|nema)[\s-]?(\d{1,4})(?![\p{L}\p{N}])/gu;

/** `14 AWG` is also written with the number first, and `2in` only glued, because `2 in 1` does not name a size. */
const numberAndGauge = /(?<![\p{L}\p{N}])(\d{1,2})[\s-]?awg(?![\p{L}\p{N}])/gu;
const gluedInch = /(?<![\p{L}\p{N}])(\d{1,9}(?:[.,/]\d{1,9}){0,2})in(?![\p{L}\p{N}])/gu;
/** Lengths, threads and cross-sections with a sign between them: `20x47x14`, `M12 x 60`. */
const dimensions =
  /(?<![\p{L}\p{N}.,])(m?\d{1,9}(?:[.,]\d{1,9})?(?:\s?[x×*]\s?\d{1,9}(?:[.,]\d{1,9})?){1,3})(?:\s?(?:mm2?|cm|m)(?![\p{L}\p{N}]))?(?![\p{N}.]|[x×*]\d)/gu;
/** Units of the same quantity, by how many of the first make one of the second. */
const larger: readonly (readonly [string, string, number])[] = [
  ['w', 'kw', 1000],
  ['v', 'kv', 1000],
  ['ml', 'l', 1000],
];

/**
 * `1,500` is one thousand five hundred, `1,5` is one and a half. A letter replaces the decimal point, because the parser would split a
 * number with a point and a unit.
 */
const digits = (written: string): string => written.replace(/,(?=\d{3}(?!\d))/gu, '').replace(/[.,/]/gu, 'p');

/**
 * The power of a motor as the trade names it: where one country writes 3 hp, the plate in another says 2.2 kW. The next standard size, and not
 * the product of a factor: 10 hp are 7.46 kW, and nobody sells such a motor.
 */
const motorPowers: readonly (readonly [hp: string, kw: string])[] = [
  ['0.25', '0.18'],
  ['0.33', '0.25'],
  ['0.5', '0.37'],
  ['0.75', '0.55'],
  ['1', '0.75'],
  ['1.5', '1.1'],
  ['2', '1.5'],
  ['3', '2.2'],
  ['4', '3'],
  ['5', '3.7'],
  ['5.5', '4'],
  ['7.5', '5.5'],
  ['10', '7.5'],
  ['15', '11'],
  ['20', '15'],
  ['25', '18.5'],
  ['30', '22'],
  ['40', '30'],
  ['50', '37'],
  ['60', '45'],
  ['75', '55'],
  ['100', '75'],
  ['125', '90'],
  ['150', '110'],
  ['180', '132'],
  ['220', '160'],
  ['270', '200'],
];
const kilowatts: ReadonlyMap<number, string> = new Map(motorPowers.map(([hp, kw]) => [Number(hp), `${digits(kw)}kw`]));
const horsePowers: ReadonlyMap<number, string> = new Map(
  motorPowers.map(([hp, kw]) => [Number(kw), `${digits(hp)}hp`]),
);

const unitOf = (written: string): string => wholes.find(([, pattern]) => pattern.test(written))?.[0] ?? written;
export interface Size {
  /** As it was written. */
  written: string;
  /** As one word. */
  word: string;
}

/** The number of a size; undefined for a fraction. */
const amountOf = (written: string): number | undefined =>
  written.includes('/') ? undefined : Number(written.replace(/,(?=\d{3}(?!\d))/gu, '').replace(',', '.'));

/** The same size in the other unit, as one word. */
function converted(number: string, unit: string): string[] {
  const amount = amountOf(number);
  if (amount === undefined || !Number.isFinite(amount)) return [];
  const power = (unit === 'hp' && kilowatts.get(amount)) || (unit === 'kw' && horsePowers.get(amount));
  const same = larger.flatMap(([small, large, factor]) => {
    const other =
      unit === small && amount >= factor
        ? { amount: amount / factor, unit: large }
        : unit === large && Number.isInteger(amount * factor)
          ? { amount: amount * factor, unit: small }
          : undefined;
    return other ? [`${digits(String(other.amount))}${other.unit}`] : [];
  });
  return power ? [power, ...same] : same;
}

/** Sizes with a sign between them in a lower-case text. */
export const spansIn = (text: string): Size[] =>
  [...text.matchAll(dimensions)].map(([written, sides = '']) => ({
    written,
    word: digits(sides.replace(/\s/gu, '').replace(/[×*]/gu, 'x')),
  }));

/** The sizes in a lower-case text. One that is written in another unit, too, appears once for each. */
export function sizesIn(text: string): Size[] {
  const measured = [...text.matchAll(numberAndUnit)].flatMap(([written, number = '', pattern = '']) => {
    const unit = unitOf(pattern);
    return [`${digits(number)}${unit}`, ...converted(number, unit)].map((word) => ({ written, word }));
  });
  const standard = [...text.matchAll(standardAndNumber)].map(([written, name, number]) => ({
    written,
    word: `${name}${number}`,
  }));
  const gauges = [...text.matchAll(numberAndGauge)].map(([written, number]) => ({ written, word: `awg${number}` }));
  const inches = [...text.matchAll(gluedInch)].map(([written, number = '']) => ({
    written,
    word: `${digits(number)}inch`,
  }));
  return [...measured, ...standard, ...gauges, ...inches, ...spansIn(text)];
}
