import type { Locale } from '@wbn/content/editions';
import { useSite } from '../../site-context.ts';
import type { Widen } from '../../texts/texts.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

export type NotificationTexts = Widen<typeof en>;

const texts: Readonly<Record<Locale, NotificationTexts>> = { ar, en, es, it, zh };

/** All five come with the list, which only users fetch. */
export const notificationTexts = (locale: Locale): NotificationTexts => texts[locale];
export const useNotificationTexts = (): NotificationTexts => texts[useSite().locale];
