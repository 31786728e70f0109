import { useLoaderData } from 'react-router';
import { pageTexts } from '../../texts/page-texts.ts';
import type { PostTexts } from './en.ts';

/** Texts of posts; pages with posts load them under this name. */
export interface WithPostTexts {
  readonly postTexts: PostTexts;
}

export const loadPostTexts = pageTexts({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
});

export const usePostTexts = (): PostTexts => useLoaderData<WithPostTexts>().postTexts;
