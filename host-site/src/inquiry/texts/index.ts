import type { Locale } from '@wbn/content/editions';
import { ar } from './ar.ts';
import { en, type InquiryTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

/** Two sentences: too few for a chunk per language. */
export const inquiryTexts: Readonly<Record<Locale, InquiryTexts>> = { ar, en, es, it, zh };
