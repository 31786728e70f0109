import type { Chance } from './random.ts';
import { naughty } from './strings.ts';

/** The parts of a zod schema that the generator reads. */
export interface Schema {
  safeParse(value: unknown): { success: boolean; error?: Error };
  _zod: { def: Definition };
}
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  in?: Schema;
}

/** Useful texts for text fields: existing ids, codes, addresses. */
export type Words = readonly string[];

const plain: Words = [
  'steel pipes',
  'Najd Valves',
  'a',
  'Ñandú',
  'lina@mail.example',
  'https://site.example/a',
  'http://site.example',
  '2024-05-01',
  'SA',
  'MA',
  'SA-01',
  'en',
  '0001.01',
  '0001',
  'image/png',
  '5',
  '20',
  '+966',
  '512345678',
  'member',
  'admin',
  'like',
  'post',
  'password-1',
];

/** A value that the schema accepts, if the generator finds one. */
export function fromShape(schema: Schema, chance: Chance, words: Words): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {}, chance, words);
    case 'array':
      return accepted(schema, chance, () =>
        Array.from({ length: chance.below(4) }, () => fromShape(def.element as Schema, chance, words)),
      );
    case 'optional':
      return chance.of(0.5) ? undefined : fromShape(def.innerType as Schema, chance, words);
    case 'default':
      return chance.of(0.3) ? undefined : fromShape(def.innerType as Schema, chance, words);
    case 'nullable':
      return chance.of(0.3) ? null : fromShape(def.innerType as Schema, chance, words);
    case 'union':
      return fromShape(chance.pick(def.options ?? []), chance, words);
    case 'literal':
      return chance.pick(def.values ?? []);
    case 'enum':
      return chance.pick(Object.values(def.entries ?? {}));
    case 'pipe':
      return fromShape(def.in as Schema, chance, words);
    case 'boolean':
      return chance.of(0.5);
    case 'number':
      return accepted(schema, chance, () => chance.pick([0, 1, 2, 5, 20, 1990, 2_147_483_647, chance.below(100_000)]));
    case 'string':
      return accepted(schema, chance, () => chance.pick(chance.pick([words, plain, naughty])));
    default:
      throw new Error(`The fuzzer does not know how to make a ${def.type}: teach it in from-shape.ts.`);
  }
}

function objectOf(shape: Record<string, Schema>, chance: Chance, words: Words): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const value = fromShape(schema, chance, words);
    if (value !== undefined) made[key] = value;
  }
  return made;
}

/** The first of twelve attempts that the schema accepts, otherwise the last one, which is another invalid input. */
function accepted(schema: Schema, chance: Chance, make: () => unknown): unknown {
  let value = make();
  for (let tries = 0; tries < 12 && !schema.safeParse(value).success; tries += 1) value = make();
  return chance.of(0.02) ? make() : value;
}
