import type { BusinessCard } from '@wbn/contract/shapes';

export interface HomeData {
  /** Up to three of each type; undefined if loading failed. */
  readonly latest: readonly { readonly type: string; readonly businesses: readonly BusinessCard[] }[] | undefined;
  /** Formatted by the server: creating a number format takes a phone longer than drawing the page. */
  readonly numbers: { readonly businesses?: string; readonly products?: string };
}
