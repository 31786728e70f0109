const dayMs = 86_400_000;
/** Digests are sent from this hour of Monday (UTC) on, early in the day in Europe and the Middle East. */
const hour = 5;

/** The whole week that a digest covers: `before` begins the week that it is compared with. */
export interface DigestWeek {
  /** The Monday on which it is sent, as in `2026-11-23`: each person gets one digest under it. */
  readonly key: string;
  readonly before: Date;
  readonly from: Date;
  readonly until: Date;
}

/** The last whole week, Monday to Sunday in UTC, as every process sees it until the next one ends; undefined in the first hours of Monday. */
export function weekOf(now: Date): DigestWeek | undefined {
  const weekday = (now.getUTCDay() + 6) % 7;
  if (weekday === 0 && now.getUTCHours() < hour) return undefined;
  const monday = (Math.floor(now.getTime() / dayMs) - weekday) * dayMs;
  const ago = (days: number) => new Date(monday - days * dayMs);
  return { key: ago(0).toISOString().slice(0, 10), before: ago(14), from: ago(7), until: ago(0) };
}

/** The Sunday that ended the last whole week before a moment, at noon in UTC. */
export function lastSundayBefore(now: Date): Date {
  const weekday = (now.getUTCDay() + 6) % 7;
  return new Date((Math.floor(now.getTime() / dayMs) - weekday) * dayMs - dayMs / 2);
}
