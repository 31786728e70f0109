/**
 * How the answers of a business are measured: over its newest inquiries of the last year. An inquiry counts once it is answered, or when it has
 * waited for `patienceDays`. Inquiries by its own members do not count. Below `leastInquiries` of `leastPeople` different people nothing is
 * published: a few conversations say little, and could be arranged.
 */
export const answerMeasure = {
  newest: 50,
  days: 365,
  patienceDays: 7,
  leastInquiries: 5,
  leastPeople: 3,
} as const;
