import type { Locale } from '@wbn/content/editions';
import { useSite } from '../../site-context.ts';
import { ar } from './ar.ts';
import type { ModerationTexts } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

const texts: Readonly<Record<Locale, ModerationTexts>> = { ar, en, es, it, zh };

/** All five languages are in the dialogs' chunk, which is loaded on demand. */
export const useModerationTexts = (): ModerationTexts => texts[useSite().locale];
