import { expect, it } from 'vitest';
import { camelCase, parseAttribute, readProps } from './attributes.ts';

it('attributes become typed properties; what is unknown is the default', () => {
  const attributes = {
    'who-ever': { type: 'text', default: 'you' },
    size: { type: 'choice', values: ['s', 'l'], default: 's' },
  } as const;
  expect(camelCase('business-id')).toBe('businessId');
  expect(readProps(attributes, (name) => (name === 'size' ? 'huge' : null))).toEqual({ whoEver: 'you', size: 's' });
  expect(parseAttribute({ type: 'flag' }, '')).toBe(true);
});
