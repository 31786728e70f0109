import { isDialCode } from '../reference-data/lookups.ts';

/**
 * Reads a phone number: a known dial code (the plus is added if missing) and at least 8 digits.
 * @returns null for an invalid number, undefined for a number without digits, which counts as not sent
 */
export function readPhone({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }) {
  const code = countryCode
    .trim()
    .replace(/^(?=\d)/, '+')
    .replaceAll(' ', '');
  const digits = phoneNumber.replace(/[\s().-]/g, '');
  if (code === '' && digits === '') return undefined;
  if (!isDialCode(code) || !/^(?:\d{8,15})?$/.test(digits)) return null;
  return digits === '' ? undefined : { code, digits };
}
