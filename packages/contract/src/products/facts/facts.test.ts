import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FactName, factKinds, factNames, type ProductFacts } from './fields.ts';
import { factProblems, problemField } from './rules.ts';
import { factShape } from './shape.ts';
import { factTexts, readFacts, stepRows, stepsText } from './texts.ts';

const whole: ProductFacts = {
  price: '12.50',
  currency: 'USD',
  priceSteps: [
    { quantity: 100, price: '11.255' },
    { quantity: 500, price: '10' },
  ],
  minimumOrder: 10,
  unit: 'piece',
  incoterms: ['EXW', 'FOB'],
  leadTimeDays: 21,
  sample: true,
  samplePrice: '0',
  hsCode: '848180',
  model: 'DN50-PN16',
};

describe('the facts of a product', () => {
  it('reads back from its texts as it was, fact by fact', () => {
    const kinds = (names: readonly FactName[]) => new Set(names.map((name) => factKinds[name]));
    expect(kinds(Object.keys(whole) as FactName[])).toEqual(kinds(factNames));
    expect(readFacts(factTexts(whole))).toEqual({ facts: whole, problems: [] });
    expect(z.partial(z.strictObject(factShape)).parse(whole)).toEqual(whole);
    expect(readFacts(factTexts({}))).toEqual({ facts: {}, problems: [] });
  });

  it.each([
    ['12.50', '12.50'],
    ['12,5', '12.5'],
    ['0.0035', '0.0035'],
    ['1,250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ["1'250", '1250'],
    ['1 250 000', '1250000'],
    ['1\u00a0250\u00a0000,50', '1250000.50'],
    ['1\u202f250.5', '1250.5'],
    ['1٬250٬000٫50', '1250000.50'],
    [' 12.50\u00a0', '12.50'],
    ['1,250,000', '1250000'],
    ['١٢٫٥٠', '12.50'],
    ['007', '7'],
    // Signs that do not stand between thousands: two numbers, or a slip.
    ['12 50', undefined],
    ['12\u00a050', undefined],
    ['1 2 3', undefined],
    ['1250 000', undefined],
    ['1 2500', undefined],
    ['1 250 00', undefined],
    ["1 250'000", undefined],
    ["12'50", undefined],
    ['12٬50', undefined],
    ['12.50 60', undefined],
    ['12 .50', undefined],
    // One thousand or one and a quarter: readers of different countries mean different amounts.
    ['1,250', undefined],
    ['1.250', undefined],
    ['1.25.50', undefined],
    ['12.50.25', undefined],
    ['1,250,50', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['$ 12', undefined],
    ['0.12345', undefined],
    ['1234567890123', undefined],
    ['on request', undefined],
  ])('reads the amount %s as %s', (text, amount) => {
    const { facts, problems } = readFacts({ price: text, currency: 'eur' });
    expect(facts.price).toBe(amount);
    expect(problems).toEqual(amount === undefined ? ['price'] : []);
  });

  it.each([
    ['currency', 'US$'],
    ['currency', 'XXX'],
    ['priceSteps', '100'],
    ['priceSteps', '100: x'],
    ['priceSteps', Array.from({ length: 11 }, (_, at) => `${at + 2}: ${20 - at}`).join(';')],
    ['minimumOrder', '0'],
    ['minimumOrder', '1.5'],
    ['minimumOrder', '10 15'],
    ['priceSteps', '1 00: 5'],
    ['priceSteps', '100: 5 50'],
    ['unit', 'parsec'],
    ['incoterms', 'FOB, FOO'],
    ['leadTimeDays', '3 weeks'],
    ['leadTimeDays', '1001'],
    ['leadTimeDays', '10 15'],
    ['sample', 'perhaps'],
    ['hsCode', '84818'],
    ['hsCode', '001234'],
    ['model', 'x'.repeat(201)],
  ] as const)('does not take as %s: %s', (field, text) => {
    expect(readFacts({ [field]: text }).problems).toEqual([field]);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('reads no fact from %s, which every object has', (name) => {
    for (const field of factNames.filter((one) => factKinds[one] !== 'text')) {
      expect(readFacts({ [field]: name }), field).toEqual({ facts: {}, problems: [field] });
      expect(readFacts({ [field]: `${name}s` }), field).toEqual({ facts: {}, problems: [field] });
    }
  });

  it.each([
    ['unit', 'pcs', 'piece'],
    ['unit', 'Boxes', 'box'],
    ['unit', 'm²', 'squareMetre'],
    ['unit', 'squareMetre', 'squareMetre'],
    ['incoterms', 'fob / exw', ['EXW', 'FOB']],
    ['minimumOrder', '1,000', 1000],
    ['minimumOrder', '1\u00a0000', 1000],
    ['hsCode', '8481.80.59', '84818059'],
    ['hsCode', '8481 80\u00a059', '84818059'],
    ['sample', 'No', false],
    ['model', ' DN50 – PN16 ', 'DN50 – PN16'],
  ] as const)('takes as %s: %s', (field, text, value) => {
    expect(readFacts({ [field]: text }).facts[field]).toEqual(value);
  });

  it.each<[ProductFacts, string[], string]>([
    [{ price: '5' }, ['currencyMissing'], 'currency'],
    [{ price: '0', currency: 'USD' }, ['price'], 'price'],
    [{ priceSteps: [{ quantity: 5, price: '1' }] }, ['priceMissing'], 'price'],
    [{ ...whole, minimumOrder: 100 }, ['stepsOrder'], 'priceSteps'],
    [{ ...whole, priceSteps: [{ quantity: 20, price: '12.5' }] }, ['stepsRising'], 'priceSteps'],
    [{ ...whole, priceSteps: [{ quantity: 20, price: '0.0' }] }, ['priceSteps'], 'priceSteps'],
    [{ ...whole, sample: false }, ['sampleMissing'], 'sample'],
    [{ sample: true, samplePrice: '0' }, [], ''],
  ])('of %o has the problems %o', (facts, problems, field) => {
    expect(factProblems(facts)).toEqual(problems);
    if (problems[0]) expect(problemField(factProblems(facts)[0]!)).toBe(field);
  });

  it('keeps lines of steps apart while they are typed', () => {
    for (const rows of [
      [{ quantity: '', price: '' }],
      [
        { quantity: '10', price: '' },
        { quantity: '', price: '4.' },
      ],
    ])
      expect(stepRows(stepsText(rows))).toEqual(rows);
    expect(stepRows('')).toEqual([]);
  });
});
