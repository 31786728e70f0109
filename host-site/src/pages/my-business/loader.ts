import { personalPage } from '../../personal/personal-page.ts';

const page = personalPage(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => ({
    /** The visitor wants to upgrade and must choose a business. */
    choosing: url.searchParams.get('membership') === 'choose-business',
  }),
);
export const { load, meta } = page;
