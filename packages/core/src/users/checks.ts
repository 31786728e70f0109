import { latinDigits } from '@wbn/contract';

/**
 * A dial code with its `+`, which visitors leave out; '' stays ''.
 *
 * @example dialCode('34') // '+34'
 */
export const dialCode = (code: string): string => {
  const bare = latinDigits(code.trim());
  return bare && !bare.startsWith('+') ? `+${bare}` : bare;
};

/**
 * Whether the profile form accepts a phone: a known dial code, and a number that is empty or has at least eight digits. Both may be empty.
 *
 * @example isPhone('34', '612 345 678', ['+34', '+39']) // true
 * @example isPhone('34', '612', ['+34', '+39']) // false
 */
export function isPhone(countryCode: string, phoneNumber: string, dialCodes: readonly string[]): boolean {
  const code = dialCode(countryCode);
  const number = latinDigits(phoneNumber.trim());
  if (!code && !number) return true;
  if (!dialCodes.some((known) => dialCode(known) === code)) return false;
  if (!number) return true;
  return /^[\d\s().-]+$/.test(number) && number.replace(/\D/g, '').length >= 8;
}

/**
 * Whether a birth date is valid: 1900 to 2099, separated by hyphens, spaces, slashes or dots. '' is valid.
 *
 * @example ['1970-10-24', '24.10.1970'].map(isBirthDate) // [true, false]
 */
export const isBirthDate = (text: string): boolean =>
  text.trim() === '' || /^(19|20)\d\d[- /.](0[1-9]|1[012])[- /.](0[1-9]|[12]\d|3[01])$/.test(latinDigits(text.trim()));

/** The form for sending: with Latin digits and hyphens. */
export const birthDateToSend = (text: string): string => latinDigits(text.trim()).replace(/[ /.]/g, '-');
