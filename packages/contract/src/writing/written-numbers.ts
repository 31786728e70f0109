/**
 * Arabic and Persian digits as Latin ones: keyboards of phones write them.
 *
 * @example latinDigits('٤٠ kg') // '40 kg'
 */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Also with a decimal point, and without the signs between thousands. Between other digits they stay, and no number is read: `12 50` may be two numbers. */
export const plainNumber = (text: string): string =>
  latinDigits(text)
    .trim()
    .replace(/٫/g, '.')
    .replace(/^\d{1,3}([\s٬'’])\d{3}(?:\1\d{3})*(?![\d\s٬'’])/, (whole) => whole.replace(/\D/g, ''));

/** Characters of the longest number that is read, with spaces around it. Thousands of lines of a hostile list can share one long text. */
const longest = 100;

/**
 * A whole number as people write it: with signs between thousands, also in Arabic digits. undefined if it cannot be read or is too large.
 *
 * @example ['1,000', '٤٠', '1.5'].map((text) => readWholeNumber(text, 5000)) // [1000, 40, undefined]
 */
export function readWholeNumber(written: string, largest: number): number | undefined {
  if (written.length > longest) return undefined;
  const text = plainNumber(written);
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(text)) return undefined;
  const number = Number(text.replace(/[.,]/g, ''));
  return number <= largest ? number : undefined;
}
