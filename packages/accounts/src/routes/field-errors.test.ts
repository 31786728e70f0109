import { shapes } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { texts } from '../texts/index.ts';
import { fieldErrors } from './field-errors.ts';

it('a name that is missing, too long or taken for the network’s gets a sentence of its own', () => {
  const { errors } = texts.en;
  const of = (firstName: string) =>
    fieldErrors(texts.en, shapes.register.body, { firstName, lastName: 'Haddad' }).get('firstName');
  expect(['', 'x'.repeat(81), 'WBN Support', 'Amal'].map(of)).toEqual([
    errors.firstNameMissing,
    errors.nameInvalid,
    errors.nameReserved,
    undefined,
  ]);
});
