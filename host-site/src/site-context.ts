import type { Edition, Locale } from '@wbn/content/editions';
import type { Translation } from '@wbn/content/locales';
import { createContext, useContext } from 'react';
import type { SiteSettings } from './settings.ts';
import type { Texts } from './texts/en.ts';

/** Data for every part of a page, the same on the server and in the browser. */
export interface Site {
  readonly settings: SiteSettings;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly texts: Texts;
  /** The network's translated lists; undefined for English, the language of the data. */
  readonly words: Translation | undefined;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A part of the portal stands outside of <SiteContext>.');
  return site;
}
