import { useLoaderData } from 'react-router';
import { pageTexts } from '../../texts/page-texts.ts';
import type { Widen } from '../../texts/texts.ts';
import type { en } from './en.ts';

export type PostTexts = Widen<typeof en>;

/** What posts say; every page that shows posts loads them beside its own data, under this name. */
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
