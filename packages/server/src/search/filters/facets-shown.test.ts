import { expect, it } from 'vitest';
import { facetsShown } from './facets-shown.ts';

const namesOf = (counted: Parameters<typeof facetsShown>[0], locale?: string) =>
  facetsShown(counted, locale).flatMap(({ values }) => values.map(({ name }) => name));

it('names memberships in the language of the reader', () => {
  const tier = [
    { value: 'standard', count: 10 },
    { value: 'gold', count: 1 },
  ];
  expect(namesOf({ tier }, 'en')).toEqual(['Standard', 'Gold']);
  expect(namesOf({ tier }, 'ar')).toEqual(['القياسية', 'الذهبية']);
});
