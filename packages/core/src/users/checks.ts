/** A dial code with its `+`, which visitors leave out; '' stays ''. */
export const dialCode = (code: string): string => {
  const bare = code.trim();
  return bare && !bare.startsWith('+') ? `+${bare}` : bare;
};

/**
 * A phone as the profile form takes it: a known dial code, and a number that is empty or has at least eight digits. Wholly empty is fine
 * (R-138, Q-66).
 */
export function isPhone(countryCode: string, phoneNumber: string, dialCodes: readonly string[]): boolean {
  const code = dialCode(countryCode);
  const number = phoneNumber.trim();
  if (!code && !number) return true;
  if (!dialCodes.some((known) => dialCode(known) === code)) return false;
  if (!number) return true;
  return /^[\d\s().-]+$/.test(number) && number.replace(/\D/g, '').length >= 8;
}

/** A birth date as the seeds take it: 1900 to 2099, hyphens, spaces, slashes or dots between. '' is no date, and fine. */
export const isBirthDate = (text: string): boolean =>
  text.trim() === '' || /^(19|20)\d\d[- /.](0[1-9]|1[012])[- /.](0[1-9]|[12]\d|3[01])$/.test(text.trim());

/** As it is sent: with hyphens. */
export const birthDateToSend = (text: string): string => text.trim().replace(/[ /.]/g, '-');
