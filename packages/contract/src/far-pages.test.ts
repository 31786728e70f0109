import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deepestResult } from './limits.ts';
import { shapes } from './shapes.ts';

type Inputs = { query?: z.ZodMiniObject; body?: z.ZodMiniObject };
/** Every input of every call that sets where a page begins. */
const starts = Object.entries(shapes as unknown as Record<string, Inputs>).flatMap(([call, { query, body }]) =>
  [query, body].flatMap((part, index) =>
    Object.entries(part?.shape ?? {})
      .filter(([name]) => /^(skip|offset|page)/i.test(name))
      .map(([name, schema]) => ({ call, name, schema, write: index === 0 ? String : Number })),
  ),
);

describe('a page that begins too far behind', () => {
  it('can be asked for in at least six calls', () => expect(starts.length).toBeGreaterThanOrEqual(6));

  it.each(starts)('is refused with a sentence of its own by $call.$name', ({ schema, write }) => {
    expect(z.safeParse(schema, write(deepestResult - 1)).success).toBe(true);
    for (const far of [deepestResult, 999_999_999]) {
      expect(z.safeParse(schema, write(far)).error?.issues[0]).toMatchObject({ params: { refusal: 'PageTooFar' } });
    }
    for (const far of [2 ** 31, 2 ** 53]) expect(z.safeParse(schema, write(far)).success).toBe(false);
  });
});
