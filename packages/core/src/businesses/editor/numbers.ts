/**
 * Parses a whole number as people type it: with thousands separators, also in Arabic digits. undefined for '', null for an invalid number.
 */
export function wholeNumber(text: string): number | undefined | null {
  const plain = text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s,.'\u066C\u00A0\u202F]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,10}$/.test(plain) && Number(plain) <= 2_147_483_647 ? Number(plain) : null;
}
