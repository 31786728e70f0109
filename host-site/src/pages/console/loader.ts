import { type FigurePeriod, figurePeriods, idFromParameter } from '@wbn/contract';
import { personalPage } from '../../personal/personal-page.ts';
import { rawSlug } from '../../routing/slug.ts';
import type { ConsoleTexts, en } from './texts/en.ts';

export interface ConsoleData {
  readonly texts: ConsoleTexts;
  readonly businessID: string;
  readonly days: FigurePeriod;
}

export const { load, meta } = personalPage<typeof en, Omit<ConsoleData, 'texts'>>(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => {
    const asked = url.searchParams.get('days');
    const days = figurePeriods.find((period) => period === asked) ?? '30';
    return { businessID: idFromParameter(rawSlug(url)), days };
  },
);
