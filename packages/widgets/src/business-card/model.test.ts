import { expect, it } from 'vitest';
import { cardModel } from './model.ts';

it('R-153 takes a missing membership for the standard one', () => {
  const tierOf = (subscription?: string | null) => cardModel({ subscription } as never, (_, name) => name, String).tier;
  expect([undefined, null, '', 'gold'].map(tierOf)).toEqual(['standard', 'standard', 'standard', 'gold']);
});

it('takes a business without highlights for one of which nothing is known', () => {
  const plain = cardModel({ businessID: 'b' }, (_, name) => name, String);
  expect([plain.goods, plain.certificates, plain.answers]).toEqual([[], '', '']);
  const highlights = {
    products: [{ productID: 'p', name: 'Pump', picture: 'https://files.example/p' }],
    certificates: ['ISO 9001', 'CE'],
    answers: { rate: 90, hours: 6 },
  };
  const known = cardModel(
    { businessID: 'b', highlights } as never,
    (_, name) => name,
    (hours) => `${hours} h`,
  );
  expect([known.goods[0]?.picture, known.certificates, known.answers]).toEqual([
    'https://files.example/p',
    'ISO 9001 · CE',
    '6 h',
  ]);
  const silent = cardModel(
    { highlights: { ...highlights, answers: { rate: 0, hours: null } } } as never,
    (_, name) => name,
    String,
  );
  expect(silent.answers).toBe('');
});
