import type * as z from 'zod/mini';
import { valuesFor } from './example-values.ts';

/** The parts of a schema that examples need. */
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

interface Checks {
  safeParse(value: unknown): { success: boolean };
}
const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  (schema as unknown as Checks).safeParse(value).success;

/** A cursor: only a previous answer contains one. */
const isCursor = (path: string): boolean => /(^|\.)(nextID|after)$/.test(path);

/** A deterministic value that the schema accepts, with all optional fields. `path` is the field's. */
export function exampleOf(schema: z.core.$ZodType, path = ''): unknown {
  const def = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, inner]) => [
          key,
          exampleOf(inner, path === '' ? key : `${path}.${key}`),
        ]),
      );
    case 'array':
      return def.element ? [exampleOf(def.element, path)] : [];
    case 'record':
      return def.valueType ? { name: exampleOf(def.valueType) } : {};
    case 'optional':
      return def.innerType && !isCursor(path) ? exampleOf(def.innerType, path) : undefined;
    case 'default':
    case 'nullable':
      return def.innerType && exampleOf(def.innerType, path);
    case 'union':
      return def.options?.[0] && exampleOf(def.options[0], path);
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'pipe':
      return def.in && exampleOf(def.in, path);
    default:
      return valuesFor(path).find((value) => takes(schema, value));
  }
}
