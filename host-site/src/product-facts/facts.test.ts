import { priceRange } from '@wbn/contract';
import { expect, it } from 'vitest';
import { factRows, unitPrice } from './facts.ts';
import { loadFactTexts } from './texts/index.ts';

const offer = {
  price: '0.0035',
  currency: 'KWD',
  priceSteps: [{ quantity: 1000, price: '0.003' }],
  minimumOrder: 3,
  unit: 'container',
  leadTimeDays: 2,
  sample: true,
  samplePrice: '0',
  hsCode: '84818059',
} as const;

/** Without the invisible marks and spaces that keep the directions of a price. */
const visible = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, ' ');

it.each([
  ['en', 'KWD 0.003–0.0035 / container', '3 containers|2 days|Yes|Free|8481.80.59'],
  ['es', '0,003-0,0035 KWD / contenedor', '3 contenedores|2 días|Sí|Gratis|8481.80.59'],
  ['it', '0,003-0,0035 KWD / contenitore', '3 contenitori|2 giorni|Sì|Gratuito|8481.80.59'],
  ['zh', 'KWD 0.003-0.0035 / 集装箱', '3 集装箱|2 天|有|免费|8481.80.59'],
  ['ar', '0.003–0.0035 د.ك. / حاوية', '3 حاويات|يومان|نعم|مجانًا|8481.80.59'],
] as const)(
  'the facts of an offer are written for readers of %s, to the last decimal',
  async (locale, price, facts) => {
    const reader = { locale, words: await loadFactTexts(locale) };
    const range = priceRange({ ...offer, priceSteps: [...offer.priceSteps] }, locale);
    expect(visible(unitPrice(range ?? '', offer as never, reader))).toBe(price);
    expect(
      factRows(offer as never, reader)
        .map(({ text }) => text)
        .join('|'),
    ).toBe(facts);
  },
);

it('a price that is the same for every quantity is one amount', () => {
  expect(priceRange({ price: '12.5', currency: 'USD' }, 'en')).toBe('$12.50');
  expect(priceRange({ price: '900', currency: 'JPY', priceSteps: [] }, 'en')).toBe('¥900');
  expect(priceRange({ currency: 'USD' }, 'en')).toBeUndefined();
});
