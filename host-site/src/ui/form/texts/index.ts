import type { Locale } from '@wbn/content/editions';
import { useSite } from '../../../site-context.ts';
import { ar } from './ar.ts';
import type { FormTexts } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

// All five languages are in the controls' chunk: one kilobyte, loaded only by pages with forms, and no control must pass texts through.
const texts: Readonly<Record<Locale, FormTexts>> = { ar, en, es, it, zh };

/** Texts of the form controls in the page's language. */
export const useFormTexts = (): FormTexts => texts[useSite().locale];
