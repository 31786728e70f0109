import { personalPage } from '../../personal/personal-page.ts';

const page = personalPage(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => ({ hasToken: url.searchParams.has('token') }),
);
export const { load, meta } = page;
