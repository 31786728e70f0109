/**
 * An e-mail address with its letters made small as `lower(email)` makes them, one by one: JavaScript alone makes two letters of a Turkish İ, and
 * looks at a Greek Σ's neighbours, so that nobody would find an address with one again.
 */
export const foldEmail = (email: string): string =>
  Array.from(email, (letter) => Array.from(letter.toLowerCase())[0] ?? '').join('');
