import { idFromParameter } from '@wbn/contract';
import { personalPage } from '../../personal/personal-page.ts';
import { rawSlug } from '../../routes/slug.ts';

export { Members as Component } from './Members.tsx';

const page = personalPage(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => ({ businessID: idFromParameter(rawSlug(url)) }),
);
export const { load, meta } = page;
export type MembersTexts = Awaited<ReturnType<typeof load>>['texts'];
