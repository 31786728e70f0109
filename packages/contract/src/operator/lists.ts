import * as z from 'zod/mini';
import { deepestResult } from '../limits.ts';
import { optionalName, querySize, querySkip, success } from '../primitives.ts';

/** Rows of a page of an operators' list unless the query says otherwise, and at most. */
export const listSize = { usual: 25, largest: 200 } as const;
/** Rows that a list counts and shows at most: filters narrow it down. A file of a list has as many rows. */
export const longestList = deepestResult;

const size = querySize(listSize.largest);
const page = z.pipe(querySkip, z.number().check(z.gte(1)));
/** A day in UTC. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** The parts of the query that every operators' list has, besides its own filters. `page` counts from 1. */
export const listParts = { q: z.optional(optionalName(200)), page: z.optional(page), size: z.optional(size) };

/** The answer of every operators' list. `total` is at most `longestList`. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  success(z.strictObject({ items: z.array(item), total: z.number() }));

/** An order of a list: the name of a column, with a minus for descending. */
export const sortBy = <const Columns extends readonly string[]>(columns: Columns) =>
  z.optional(
    z.enum(
      columns.flatMap((one) => [one, `-${one}`]) as {
        [Key in keyof Columns]: Columns[Key] | `-${Columns[Key]}`;
      }[number][],
    ),
  );
