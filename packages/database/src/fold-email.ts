import { normalEmail } from '@wbn/contract';

/**
 * An e-mail address as addresses are compared: in its normal form, its letters made small one by one as `lower(email)` makes them.
 * JavaScript alone makes two letters of a Turkish İ, and looks at a Greek Σ's neighbours.
 */
export const foldEmail = (email: string): string =>
  Array.from(normalEmail(email), (letter) => Array.from(letter.toLowerCase())[0] ?? '').join('');
