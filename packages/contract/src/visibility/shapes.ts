import * as z from 'zod/mini';
import { nothing, pathID, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { figurePeriods } from './periods.ts';

const counted = {
  /** How often the page of the business was opened, not counting its own members. */
  views: z.number(),
  /** The same for the pages of its products. */
  productViews: z.number(),
  /** Searches whose results showed the business or one of its products, each search once. */
  searches: z.number(),
  inquiries: z.number(),
};

const periodFigures = z.strictObject({
  ...counted,
  /** How many of the newest inquiries of the period were counted for the answers, and how many of them are answered. */
  measured: z.number(),
  answered: z.number(),
  /** Half of the first answers came within this many hours; null without an answer. */
  answerHours: z.nullable(z.number()),
  /** Boosts that began in the period, with what they brought. */
  boosts: z.number(),
  boostImpressions: z.number(),
  boostClicks: z.number(),
});
export type PeriodFigures = z.infer<typeof periodFigures>;

export const figurePoint = z.strictObject({
  /** First and last day (UTC), as YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  ...counted,
});
export type FigurePoint = z.infer<typeof figurePoint>;

export const visibilityShapes = {
  noteVisit: { body: z.strictObject({ resourceID: uuid }), answer: success(nothing) },
  /** The last days, today included, against as many days before. Days end at midnight UTC. */
  businessFigures: {
    params: z.strictObject({ id: pathID }),
    query: z.strictObject({ days: z.optional(z.enum(figurePeriods)) }),
    answer: success(
      z.strictObject({
        days: z.number(),
        /** Oldest first: days, or weeks for a year. */
        points: z.array(figurePoint),
        now: periodFigures,
        before: periodFigures,
      }),
    ),
  },
} satisfies Record<string, Shape>;
