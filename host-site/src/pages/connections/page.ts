import { personalPage } from '../../personal/personal-page.ts';
import type { Widen } from '../../texts/texts.ts';
import type { en } from './texts/en.ts';

export { ConnectionsPage as Component } from './ConnectionsPage.tsx';

export type ConnectionsTexts = Widen<typeof en>;
export interface ConnectionsData {
  readonly texts: ConnectionsTexts;
}

export const { load, meta } = personalPage<typeof en>({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
