import { expect, it } from 'vitest';
import { elementProps } from './element-props.ts';

it('a server leaves the data out of the element, because an attribute could not hold them', () => {
  const definition = { tag: 'x-card', meta: { attributes: { variant: {} } } };
  expect(elementProps(definition, [], { variant: 'card', data: { name: 'Acme' } })).toEqual({ variant: 'card' });
});
