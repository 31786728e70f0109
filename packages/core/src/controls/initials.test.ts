import { expect, it } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

it('makes the same picture for the same name, in any script', () => {
  expect(initialsOf('Harbour Valve & Flange Works')).toBe('H\u200cV');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('شركة الخليج')).toBe('ش\u200cا');
  expect(['Acme', 'Najd', 'شركة الخليج'].map(tintOf)).toEqual([2, 3, 4]);
});
