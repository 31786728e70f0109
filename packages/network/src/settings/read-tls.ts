import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { type Environment, SettingError } from './read-setting.ts';

export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly minVersion: 'TLSv1.2';
  readonly ciphers: string;
}

/** Suites with forward secrecy and authenticated encryption: recorded traffic stays secret when the key of the certificate leaks later. */
const ciphers = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

/** WBN_TLS_CERT, WBN_TLS_KEY. */
export function readTls(env: Environment): Tls | undefined {
  const { WBN_TLS_CERT: cert, WBN_TLS_KEY: key } = env;
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new SettingError('Write both WBN_TLS_CERT and WBN_TLS_KEY, each the path of a PEM file.');
  const tls: Tls = { ...readPair(cert, key), minVersion: 'TLSv1.2', ciphers };
  try {
    createSecureContext(tls);
  } catch (error) {
    // Without this check each server would fail with OpenSSL's message alone.
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingError(
      `${cert} and ${key} must be a certificate and its key (${code ?? message}). Write the paths of a pair of PEM files in WBN_TLS_CERT and WBN_TLS_KEY.`,
    );
  }
  return tls;
}

function readPair(cert: string, key: string): Pick<Tls, 'cert' | 'key'> {
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) };
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException;
    throw new SettingError(`${path} cannot be read. Write the paths of PEM files in WBN_TLS_CERT and WBN_TLS_KEY.`);
  }
}
