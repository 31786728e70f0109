import { expect, it } from 'vitest';
import { kindWithoutExample } from './kinds.ts';
import { runExample } from './run-example.ts';

const scope = {
  double: (n: number) => 2 * n,
  refuse: () => {
    throw new Error('not today');
  },
};
const load = async (specifier: string) => ({ specifier });
const run = (code: string) => runExample(code, scope, load);

it('an example passes when each result is right', async () => {
  await run('double(2) // 4');
  await run("const given = [1, 2]; // a note\ngiven.map(double); // [2, 4]\nawait Promise.resolve('a') // 'a'");
  await run("import { specifier as where } from 'https://a.example'\nwhere // 'https://a.example'");
  await run("refuse() // throws 'not today'");
});

it.each([
  ['a result is wrong', 'double(2) // 5', 'expected 4 to deeply equal 5'],
  ['a later result is wrong', 'double(1) // 2\ndouble([1]) // [2]', 'double([1])'],
  ['it shows no result', 'const four = double(2) // 4', 'No result is shown'],
  ['it is not code', 'double(2 // 4', 'double(2'],
  ['it throws', 'refuse() // 4', 'not today'],
  ['it does not throw', "double(2) // throws 'not today'", 'double(2)'],
  ['it names something unknown', 'triple(2) // 6', 'triple is not defined'],
])('an example fails when %s', async (_, code, message) => {
  await expect(run(code)).rejects.toThrow(message);
});

it('an export without anything to call needs no example', () => {
  expect(kindWithoutExample({ sizes: [1, 2], name: 'a' })).toBe('plain data');
  expect(kindWithoutExample({ method: 'GET', path: 'a', access: 'public' })).toContain('call');
  for (const value of [() => 1, { go: () => 1 }, [{ go: () => 1 }], /a/, new Map()])
    expect(kindWithoutExample(value)).toBeUndefined();
});
