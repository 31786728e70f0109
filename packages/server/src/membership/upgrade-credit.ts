import { yearAfter } from '@wbn/contract';
import type { Db } from '../db.ts';

const day = 86_400_000;

/** The midnight (UTC) after `now`: today belongs to the membership that the business has. */
export const nextMidnight = (now: Date): Date => new Date((Math.floor(now.getTime() / day) + 1) * day);

interface PaidYear {
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Price in cents: what was charged and what was credited. */
  readonly value: number;
}

/** Days of the year that ends at `end`: 365, or 366 with a leap day. A bought year has the rest of its first day besides. */
function daysOfYear(end: Date): number {
  const start = new Date(end);
  start.setUTCFullYear(end.getUTCFullYear() - 1);
  return Math.round((yearAfter(start).getTime() - start.getTime()) / day);
}

/** Cents for the whole days of a paid year that have not begun, rounded to the next cent. */
export function unusedValue({ periodEnd, periodStart, value }: PaidYear, now: Date): number {
  const from = Math.max(nextMidnight(now).getTime(), periodStart.getTime());
  const unused = Math.max(Math.floor((periodEnd.getTime() - from) / day), 0);
  const whole = daysOfYear(periodEnd);
  return Math.round((value * Math.min(unused, whole)) / whole);
}

/**
 * Cents that an upgrade is credited now for the unused rest of the paid periods. A renewal is paid some days before its year begins, so two
 * periods can have a rest. A membership that nobody paid for has none.
 */
export async function creditOf(db: Db, businessID: string, now: Date): Promise<number> {
  const years = await db
    .selectFrom('subscriptions as s')
    .innerJoin('payments as p', 'p.subscriptionId', 's.id')
    .select(['s.periodStart', 's.periodEnd', 'p.amountCents', 'p.creditCents'])
    .where('s.businessId', '=', businessID)
    .where('s.state', 'in', ['active', 'past_due', 'renewed'])
    .where('s.periodEnd', '>', now)
    .where('p.state', '=', 'succeeded')
    .execute();
  return years
    .map(({ amountCents, creditCents, ...year }) => unusedValue({ ...year, value: amountCents + creditCents }, now))
    .reduce((sum, one) => sum + one, 0);
}
