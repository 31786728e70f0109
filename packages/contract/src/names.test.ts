import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapes } from './shapes.ts';

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** Texts of an input by path. Texts beside a code are labels of a list and are not stored. */
function textsIn(schema: z.core.$ZodType, path: string): Field[] {
  const def = schema._zod.def as unknown as Definition;
  if (def.type === 'string') return [{ path, schema }];
  const inner = [def.innerType, def.element, def.in, ...(def.options ?? [])].filter((one) => one !== undefined);
  const keys = Object.keys(def.shape ?? {});
  const isReference = keys.length < 4 && keys.some((key) => /^(code|stateID|jobPositionID|id)$/.test(key));
  const fields = isReference ? [] : Object.entries(def.shape ?? {});
  return [
    ...inner.flatMap((one) => textsIn(one, path)),
    ...fields.flatMap(([key, one]) => textsIn(one, `${path}.${key}`)),
  ];
}

const texts = Object.entries(shapes as unknown as Record<string, { body?: z.core.$ZodType }>).flatMap(
  ([call, { body }]) => (body ? textsIn(body, call) : []),
);
const named = /(^|\.)(?:\w*name|label|subject|city|profession)$/i;
const names = texts.filter(({ path, schema }) => named.test(path) && z.safeParse(schema, 'Nora').success);

describe('a name that turns the direction of what stands beside it', () => {
  it('could be given in many calls', () => expect(names.length).toBeGreaterThan(15));

  it.each(names)('is refused as $path', ({ schema }) => {
    for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
      expect(z.safeParse(schema, `offer${mark}fdp.exe`).success, mark.codePointAt(0)?.toString(16)).toBe(false);
    }
    // Arabic and Hebrew names need none of these marks.
    expect(z.safeParse(schema, 'شركة المضخات').success).toBe(true);
  });
});

/** Names that others read as who speaks. The enquiry form reaches operators only. */
const parties = texts.filter(({ path }) => /^(?!sendEnquiry).*\.(?:firstName|lastName|companyName)$/.test(path));

describe('a name that passes for the network', () => {
  it('could be given in the calls that take names of people and companies', () => {
    const calls = new Set(parties.map(({ path }) => path.split('.')[0]));
    expect([...calls]).toEqual(
      expect.arrayContaining(['register', 'updateProfile', 'createBusiness', 'updateBusiness']),
    );
  });

  it.each(parties)('is refused as $path, with an error of its own', ({ schema }) => {
    const refusals = (name: string) =>
      z.safeParse(schema, name).error?.issues.map((issue) => issue.code === 'custom' && issue.params?.refusal) ?? [];
    expect(refusals('WBN Support')).toEqual(['NameReserved']);
    expect(refusals('Nora Support')).toEqual([]);
  });
});
