/** How often new matches are announced. `instant`: within about three minutes. */
export const alertTimes = ['off', 'instant', 'daily', 'weekly'] as const;
export type AlertTime = (typeof alertTimes)[number];
