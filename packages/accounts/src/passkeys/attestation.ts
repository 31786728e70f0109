import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

/**
 * Whether the proof of origin of a new passkey names no certificates. We ask for none, and the library would follow addresses in
 * certificates that the sender wrote, to look for revoked ones: anybody could let our server call hosts of its own network.
 */
export function isWithoutCertificates(attestationObject: unknown): boolean {
  if (typeof attestationObject !== 'string') return false;
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = attestation.get('fmt');
    // Some devices sign with the passkey's own key, even when nobody asks.
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
