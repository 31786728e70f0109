import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app supports. */
const settings = { issuer: 'WBN', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one that are accepted, because clocks differ and typing takes time. */
const tolerance = 1;

/** A new secret in Base32, as people type it into an app. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in the QR code. The app shows the account's e-mail address. */
export const totpAddress = (secret: string, email: string): string =>
  new TOTP({ ...settings, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step that a code belongs to; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
