import { data } from 'react-router';
import { personalPage } from '../../personal/personal-page.ts';
import type { LoaderInput } from '../../routes/page-route.ts';
import type { Widen } from '../../texts/texts.ts';
import type { en } from './texts/en.ts';

export type OperatorTexts = Widen<typeof en>;
export interface OperatorData {
  readonly texts: OperatorTexts;
}

const page = personalPage<typeof en>({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** For everybody but operators there is no such page, and the server, which never sees a session, says so to all. */
export const load = async (input: LoaderInput) => data<OperatorData>(await page.load(input), { status: 404 });
export const { meta } = page;
