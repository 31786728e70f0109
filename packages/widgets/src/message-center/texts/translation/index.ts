import type { CenterView } from '../../shared-props.ts';
import { texts as ar } from './ar.ts';
import { texts as en, type TranslationTexts } from './en.ts';
import { texts as es } from './es.ts';
import { texts as it } from './it.ts';
import { texts as zh } from './zh.ts';

const all: Readonly<Record<string, TranslationTexts>> = { ar, en, es, it, zh };

/** All languages are in the chunk: the texts are short. A page may replace each of them. */
export const translationTexts = ({ locale, texts }: Pick<CenterView, 'locale' | 'texts'>): TranslationTexts => ({
  ...(all[locale] ?? en),
  ...texts,
});
