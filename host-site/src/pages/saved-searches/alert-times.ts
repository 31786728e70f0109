import type { AlertTime } from '@wbn/contract/shapes';

export const alertTimes: readonly AlertTime[] = ['off', 'instant', 'daily', 'weekly'];
