/** The periods of a report in days. */
export const figurePeriods = ['7', '30', '365'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];
