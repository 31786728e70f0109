import { expect, it } from 'vitest';
import { cardModel } from './model.ts';

it('R-153 takes a missing membership for the standard one', () => {
  const tierOf = (subscription?: string | null) => cardModel({ subscription } as never, (_, name) => name).tier;
  expect([undefined, null, '', 'gold'].map(tierOf)).toEqual(['standard', 'standard', 'standard', 'gold']);
});
