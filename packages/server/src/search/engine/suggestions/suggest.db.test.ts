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
    product('plc', 'Compact PLC 24 V DC', { codes: ['QX-4412/B'] }),
    product('valve', 'Gate valve DN50 PN16'),
    product('motor', 'Gear motor', { specs: [{ key: 'voltage', value: '36 V' }] }),
    product('cable', 'Coaxial cable RG-58/U'),
    product('pump', '不锈钢水泵'),
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

it.each(['jeddah', 'jedd', 'pipes jeddah', 'pipes of jed', 'jeddah steel', 'steel jed'])(
  'knows a name by any of its words, in any order: %s',
  async (prefix) => {
    expect(await texts(prefix)).toContain('Steel Pipes of Jeddah');
  },
);

it('offers no name that lacks one of several words', async () => {
  expect(await texts('copper jed')).toEqual([]);
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

const products = async (prefix: string) => texts(prefix, { kind: 'product', type: undefined });

it.each([
  ['a size written together', '24V', 'Compact PLC 24 V DC'],
  ['a size written apart', '24 V', 'Compact PLC 24 V DC'],
  ['a size behind a word', 'compact plc 24v', 'Compact PLC 24 V DC'],
  ['a size before a word', '24v comp', '24v compact'],
  ['a standard', 'dn50', 'Gate valve DN50 PN16'],
  ['a standard later in the name', 'pn 16', 'Gate valve DN50 PN16'],
  ['a standard that is begun', 'pn1', 'Gate valve DN50 PN16'],
  ['a specification', '36v', 'Gear motor'],
  ['a code in the name', 'rg58', 'Coaxial cable RG-58/U'],
  ['a code with other signs', 'RG 58/u', 'Coaxial cable RG-58/U'],
  ['a part number', 'qx44', 'Compact PLC 24 V DC'],
  ['one Chinese character', '水', '不锈钢水泵'],
  ['a Chinese word within a name', '水泵', '不锈钢水泵'],
  ['the beginning of a Chinese name', '不锈钢', '不锈钢水泵'],
])('knows names by %s: %s', async (_, prefix, expected) => {
  expect(await products(prefix)).toContain(expected);
});

it('offers no name that lacks a word before the size, and none for two digits', async () => {
  expect(await products('pump 24v')).toEqual([]);
  expect(await products('24')).toEqual([]);
});

it('tells which filters a document of the type meets', async () => {
  await running.engine.put([business('tr', 'Anatolia Gears', { filters: { country: 'TR' } })]);
  const filters = ['TR', 'OM'].map((value) => ({ name: 'country', value }));
  expect(await running.engine.held({ kind: 'business', type: 'MA', filters })).toEqual([true, false]);
  expect(await running.engine.held({ kind: 'business', type: 'DI', filters })).toEqual([false, false]);
  await running.engine.refreshStatistics();
  expect(await running.engine.held({ kind: 'business', filters })).toEqual([true, false]);
  await running.engine.remove([idOf('tr')]);
});

it('suggests nothing for nothing', async () => {
  expect(await texts('')).toEqual([]);
  expect(await texts('  %_')).toEqual([]);
});
