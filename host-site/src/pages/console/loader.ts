import { type FigurePeriod, figurePeriods } from '@wbn/contract';
import { businessPage } from '../../console/business-page.ts';
import type { ConsoleTexts, en } from './texts/en.ts';

export interface ConsoleData {
  readonly texts: ConsoleTexts;
  readonly businessID: string;
  readonly days: FigurePeriod;
}

export const { load, meta } = businessPage<typeof en, Pick<ConsoleData, 'days'>>(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => {
    const asked = url.searchParams.get('days');
    return { days: figurePeriods.find((period) => period === asked) ?? '30' };
  },
);
