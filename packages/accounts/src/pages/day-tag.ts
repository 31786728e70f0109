import type { Locale } from '../texts/index.ts';
import { dayOf } from '../texts/units.ts';
import { html, type Markup } from './html.ts';

/** A day for the reader, and its moment for machines. */
export const dayTag = (date: Date, locale: Locale): Markup =>
  html`<time datetime="${date.toISOString()}">${dayOf(date, locale)}</time>`;
