/** YYYY-MM-DD for a day that exists in the calendar; otherwise null. */
export function dayFrom(text: string): string | null {
  const date = text.trim();
  if (!/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(date)) return null;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : null;
}
