import * as z from 'zod/mini';
import { queryCount, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';

/** One text of searches. `choices`: results that were opened or asked about, each network once. */
const reportLine = z.strictObject({
  kind: z.enum(['business', 'product']),
  words: z.string(),
  searches: z.number(),
  visitors: z.number(),
  choices: z.number(),
});
export type SearchReportLine = z.infer<typeof reportLine>;

const searchReport = z.strictObject({
  days: z.number(),
  frequent: z.array(reportLine),
  nothingFound: z.array(reportLine),
  neverOpened: z.array(reportLine),
});
export type SearchReport = z.infer<typeof searchReport>;

export const searchReportShapes = {
  /** Of the last `days` (30 unless given, at most 90); each list begins with the searches of most visitors. */
  searchReport: { query: z.strictObject({ days: z.optional(queryCount) }), answer: success(searchReport) },
} satisfies Record<string, Shape>;
