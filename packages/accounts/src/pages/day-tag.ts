import type { Locale } from '../texts/index.ts';
import { dayOf, momentOf } from '../texts/units.ts';
import { html, type Markup } from './html.ts';

/** A date as text, with the machine-readable time. */
export const dayTag = (date: Date, locale: Locale): Markup =>
  html`<time datetime="${date.toISOString()}">${dayOf(date, locale)}</time>`;

/** The same with the time of day, to tell apart events of one day. */
export const momentTag = (date: Date, locale: Locale): Markup =>
  html`<time datetime="${date.toISOString()}">${momentOf(date, locale)}</time>`;
