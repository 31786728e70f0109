import type * as z from 'zod/mini';

/** As much of a schema as examples are made from. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  in?: z.core.$ZodType;
}

const id = '3f2c1d9e-7b54-4c1a-9d8e-2f6a5b4c3d21';
/** By the end of a field's name, the longest first: what a reader would expect to see there. */
const named: readonly [RegExp, string | number | boolean][] = [
  [/email$/i, 'lina@mail.example'],
  [/password$/i, 'a long password'],
  [/origins$/, 'https://partner.example'],
  [/(website|url|continue|address)$/i, 'https://site.example/'],
  [/countryCode$/, '+966'],
  [/phone(Number)?$/i, '512345678'],
  [/(country|countryCode)$/i, 'SA'],
  [/state$/i, 'SA-01'],
  [/businessType$/i, 'MA'],
  [/categories$/i, '0001.01'],
  [/contentType$/, 'image/png'],
  [/fileSize$/, 48_213],
  [/date$/i, '2024-05-01'],
  [/(createdAt|datetime|At)$/, '2024-05-01T09:30:00.000Z'],
  [/(expire|expires)$/i, 1_767_225_600],
  [/companyName$/i, 'Najd Valves'],
  [/firstName$/i, 'Lina'],
  [/lastName$/i, 'Haddad'],
  [/(textQuery|prefix)$/i, 'valves'],
  [/token$/i, 'kO2v0bX4n3QmE1uYwzL7'],
  [/(subject|title)$/i, 'Samples'],
  [/(price|amount)$/i, 185_000],
  [/year\w*$/i, 1998],
];
const others: readonly (string | number | boolean)[] = [id, 'me', 'Ball valves', '10', 'a1', 10, 1, true];

interface Checks {
  safeParse(value: unknown): { success: boolean };
}
const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  (schema as unknown as Checks).safeParse(value).success;

/** A value that the schema accepts, the same each time: optional fields are there too. `name` is the field's. */
export function exampleOf(schema: z.core.$ZodType, name = ''): unknown {
  const def = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, inner]) => [key, exampleOf(inner, key)]));
    case 'array':
      return def.element ? [exampleOf(def.element, name)] : [];
    case 'record':
      return def.valueType ? { name: exampleOf(def.valueType) } : {};
    case 'optional':
    case 'default':
    case 'nullable':
      return def.innerType && exampleOf(def.innerType, name);
    case 'union':
      return def.options?.[0] && exampleOf(def.options[0], name);
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'pipe':
      return def.in && exampleOf(def.in, name);
    default:
      return [...named.filter(([pattern]) => pattern.test(name)).map(([, value]) => value), ...others].find((value) =>
        takes(schema, value),
      );
  }
}
