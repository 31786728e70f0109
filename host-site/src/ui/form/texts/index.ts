import type { Locale } from '@wbn/content/editions';
import { useSite } from '../../../site-context.ts';
import { ar } from './ar.ts';
import type { FormTexts } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

// All five come with the controls: a kilobyte, which only pages with forms fetch, saves each of them from handing texts through.
const texts: Readonly<Record<Locale, FormTexts>> = { ar, en, es, it, zh };

/** What the form controls say, in the page's language. */
export const useFormTexts = (): FormTexts => texts[useSite().locale];
