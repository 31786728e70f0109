import type { Locale } from '../texts/index.ts';
import { dayOf } from '../texts/units.ts';
import { html, type Markup } from './html.ts';

/** A date as text, with the machine-readable time. */
export const dayTag = (date: Date, locale: Locale): Markup =>
  html`<time datetime="${date.toISOString()}">${dayOf(date, locale)}</time>`;
