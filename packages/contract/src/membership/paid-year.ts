const day = 86_400_000;
/** From this many days before the end of a paid year, its renewal is charged: one attempt a day. */
export const renewalDays = 3;

/**
 * A paid year: the rest of today and a year from the next midnight (UTC), so that no buyer gets less than a year. Two purchases on one day
 * give the same period.
 *
 * @example paidYear(new Date('2024-03-05T09:07:00Z')).periodEnd // new Date('2025-03-06T00:00:00Z')
 */
export function paidYear(now: Date): { periodStart: Date; periodEnd: Date } {
  const periodStart = new Date(Math.floor(now.getTime() / day) * day);
  return { periodStart, periodEnd: yearAfter(new Date(periodStart.getTime() + day)) };
}

/**
 * The same day of the next year; 1 March after 29 February.
 *
 * @example yearAfter(new Date('2024-02-29')) // new Date('2025-03-01')
 */
export function yearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  return end;
}

/**
 * The last paid day (UTC): a period ends at the midnight after it.
 *
 * @example lastPaidDay('2025-03-06T00:00:00Z') // new Date('2025-03-05T23:59:59.999Z')
 */
export const lastPaidDay = (periodEnd: string | Date): Date => new Date(new Date(periodEnd).getTime() - 1);

/**
 * From when on the renewal of a paid year is charged.
 *
 * @example firstCharge('2025-03-06T00:00:00Z') // new Date('2025-03-03T00:00:00Z')
 */
export const firstCharge = (periodEnd: string | Date): Date =>
  new Date(new Date(periodEnd).getTime() - renewalDays * day);
