import type { CenterView } from '../../shared-props.ts';
import { texts as ar } from './ar.ts';
import { type DeskTexts, texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as it } from './it.ts';
import { texts as zh } from './zh.ts';

const all: Readonly<Record<string, DeskTexts>> = { ar, en, es, it, zh };

/** All languages are in the chunk: the texts are short. The center's own texts have other names, but for those that the page gives. */
export const deskTexts = ({ locale, texts }: Pick<CenterView, 'locale' | 'texts'>): DeskTexts => ({
  ...(all[locale] ?? en),
  ...texts,
});
