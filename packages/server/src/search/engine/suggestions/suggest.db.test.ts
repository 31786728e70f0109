import { afterAll, beforeAll, expect, it } from 'vitest';
import { business, idOf, product, startTemporaryEngine } from '../testing/temporary-engine.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  await running.engine.put([
    business('a', 'Steel Pipes of Jeddah', { boost: { tier: 0, verified: false } }),
    business('b', 'Steelworks Dammam', { boost: { tier: 3, verified: true } }),
    business('c', 'Copper Pipes', { type: 'DI' }),
    business('d', 'Época Azúcar', {}),
    product('p', 'Steel bolt M8'),
  ]);
  await running.engine.refreshStatistics();
}, 60_000);
afterAll(() => running?.stop());

const texts = async (prefix: string, more = {}) =>
  (await running.engine.suggest({ kind: 'business', type: 'MA', prefix, ...more })).map(
    (suggestion) => suggestion.text,
  );

it('completes the word being typed and lists names that begin so, better-known businesses first', async () => {
  expect(await texts('stee')).toEqual(['steel', 'steelworks', 'Steelworks Dammam', 'Steel Pipes of Jeddah']);
});

it('completes the last word only to what goes with the words before it', async () => {
  expect(await texts('steel pi')).toEqual(['steel pipes', 'Steel Pipes of Jeddah']);
  expect(await texts('copper pi')).toEqual([]);
});

it('tells which document a name is', async () => {
  const found = await running.engine.suggest({ kind: 'business', type: 'DI', prefix: 'copper pipes' });
  expect(found).toContainEqual({ text: 'Copper Pipes', source: 'name', kind: 'business', id: idOf('c') });
});

it('reads accents and case alike, and every kind when none is asked', async () => {
  expect(await texts('EPOCA')).toContain('Época Azúcar');
  const kinds = (await running.engine.suggest({ prefix: 'steel' })).map((suggestion) => suggestion.kind);
  expect(new Set(kinds)).toEqual(new Set(['business', 'product']));
});

it('knows a name as soon as it is written', async () => {
  await running.engine.put([business('new', 'Quokka Bearings')]);
  expect(await texts('quok')).toEqual(['quokka', 'Quokka Bearings']);
  await running.engine.remove([idOf('new')]);
  expect(await texts('quok')).toEqual([]);
});

it.each([
  ['steelwroks', 'two letters swapped'],
  ['steelwrks', 'a letter left out'],
  ['steellw', 'a letter too many in a beginning'],
  ['stealw', 'a wrong letter in a beginning'],
])('forgives one slip from four letters on: %s, %s', async (prefix) => {
  expect(await texts(prefix)).toContain('Steelworks Dammam');
});

it('forgives a slip in the last of several words, and none in three letters', async () => {
  expect(await texts('steel pieps')).toContain('Steel Pipes of Jeddah');
  expect(await texts('xte')).toEqual([]);
  expect(await texts('quzzzk')).toEqual([]);
});

it('suggests nothing for nothing', async () => {
  expect(await texts('')).toEqual([]);
  expect(await texts('  %_')).toEqual([]);
});
