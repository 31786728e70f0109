import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import type { MailTexts } from './texts.ts';
import { zh } from './zh.ts';

const texts = { en, es, it, zh, ar } satisfies Record<string, MailTexts>;
export type MailLocale = keyof typeof texts;
const mailLocales = Object.keys(texts) as MailLocale[];

/** The language of a person's account; English if mails do not support it. */
export const mailLocaleOf = (locale: string | null): MailLocale =>
  mailLocales.find((one) => one === locale?.slice(0, 2)) ?? 'en';

export const mailTexts = (locale: MailLocale): MailTexts => texts[locale];
export type { MailTexts };
