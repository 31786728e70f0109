import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it("is a person's two names, or the one that is known", () => {
  expect(fullName({ firstName: 'Amal', lastName: 'Said' })).toBe('Amal Said');
  expect(fullName({ firstName: '', lastName: 'Said' })).toBe('Said');
});
