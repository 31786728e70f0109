import type { Locale } from '@wbn/content/editions';
import { useSite } from '../../site-context.ts';
import { ar } from './ar.ts';
import type { NotificationTexts } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

const texts: Readonly<Record<Locale, NotificationTexts>> = { ar, en, es, it, zh };

/** All five languages are in the list's chunk, which only users load. */
export const notificationTexts = (locale: Locale): NotificationTexts => texts[locale];
export const useNotificationTexts = (): NotificationTexts => texts[useSite().locale];
