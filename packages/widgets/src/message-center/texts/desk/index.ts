import { pageRegistry } from '../../../runtime/registry.ts';
import { texts as ar } from './ar.ts';
import { type DeskTexts, texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as it } from './it.ts';
import { texts as zh } from './zh.ts';

const all: Readonly<Record<string, DeskTexts>> = { ar, en, es, it, zh };

/** All languages are in the chunk: the texts are short. */
export const deskTexts = (locale: string): DeskTexts => ({
  ...(all[locale] ?? en),
  ...pageRegistry().config.texts?.['wbn-message-center'],
});
