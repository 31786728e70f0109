import { expect, it } from 'vitest';
import { mutantsOf, withFault } from './mutants.ts';

const all = (source: string) => mutantsOf('a.ts', source).map((mutant) => withFault(source, mutant));

it.each([
  ['const a = b === c;', ['const a = b !== c;']],
  ['if (a) b = 2;', ['if (true) b = 2;', 'if (a) b = (2 + 1);']],
  ['await close();', [';']],
  ['const a = !b;', ['const a = b;']],
  ['const a = b ? c : d;', ['const a = true ? c : d;']],
  ['interface A { readonly b: true }', []],
  ['const a: 1 | 2 = b;', []],
])('plants each fault of %j once', (source, expected) => {
  expect(all(source)).toEqual(expected);
});

it('names the line of a fault', () => {
  expect(mutantsOf('a.ts', '\n\nclose();')).toEqual([{ start: 2, end: 10, replacement: ';', line: 3 }]);
});
