import { latinDigits } from '@wbn/contract';

/**
 * Parses a whole number as people type it: with thousands separators, also in Arabic digits. undefined for '', null for an invalid number.
 */
export function wholeNumber(text: string): number | undefined | null {
  const plain = latinDigits(text).replace(/[\s,.'\u066C\u00A0\u202F]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,10}$/.test(plain) && Number(plain) <= 2_147_483_647 ? Number(plain) : null;
}
