import { isDialCode } from '../reference-data/lookups.ts';

/**
 * A known dial code, its plus added when missing, and at least 8 digits of number.
 * @returns null for what is no phone number, undefined for one without digits, which is as if it were not sent
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
