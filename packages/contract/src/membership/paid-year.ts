const day = 86_400_000;

/** A year from the coming midnight (UTC), and what is left of today: nobody gets less than a year. Bought twice in a day, it is the same. */
export function paidYear(now: Date): { periodStart: Date; periodEnd: Date } {
  const periodStart = new Date(Math.floor(now.getTime() / day) * day);
  return { periodStart, periodEnd: yearAfter(new Date(periodStart.getTime() + day)) };
}

/** The same day of the next year; after 29 February comes 1 March. */
export function yearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  return end;
}

/** The last day (UTC) that is paid for: a period ends with the midnight after it, which is the next day already. */
export const lastPaidDay = (periodEnd: string | Date): Date => new Date(new Date(periodEnd).getTime() - 1);
