import type { Locale } from '@wbn/content/editions';
import { useSite } from '../../site-context.ts';
import { ar } from './ar.ts';
import type { ShortcutTexts } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

const texts: Readonly<Record<Locale, ShortcutTexts>> = { ar, en, es, it, zh };

/** All five languages are in the list's chunk, which is loaded on demand. */
export const useShortcutTexts = (): ShortcutTexts => texts[useSite().locale];
