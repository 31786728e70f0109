import { expect, it } from 'vitest';
import { newBusinessBody } from './new-business.ts';

const draft = {
  companyName: 'Najd Valves',
  industry: '0006',
  categories: ['0006.01', '02'],
  businessType: 'MA',
  country: 'SA',
  state: '',
  shortDescription: 'Valves',
};

it('R-164 a new business is sent with its categories behind their industry, and without the industry', () => {
  expect(newBusinessBody(draft)).toEqual({
    companyName: 'Najd Valves',
    categories: ['0006.01', '0006.02'],
    businessType: 'MA',
    country: 'SA',
    state: '',
    shortDescription: 'Valves',
  });
  expect(newBusinessBody({ ...draft, profilePhoto: 't1', coverPhoto: 't2' })).toMatchObject({
    profilePhoto: { token: 't1' },
    coverPhoto: { token: 't2' },
  });
});
