import { normalEmail } from '@wbn/contract';

/**
 * Normalises an e-mail address for comparison: Unicode normal form, then lower case letter by letter as `lower(email)` does. JavaScript
 * alone makes two letters of a Turkish İ, and treats a Greek Σ by its neighbours.
 */
export const foldEmail = (email: string): string =>
  Array.from(normalEmail(email), (letter) => Array.from(letter.toLowerCase())[0] ?? '').join('');
