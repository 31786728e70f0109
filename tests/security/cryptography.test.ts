import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

/** Cryptography comes from Node, from the browser and from four packages; a new algorithm or package fails until somebody looks at it. */

const sources = globSync('{packages/*,host-site}/src/**/*.{ts,tsx,js}', { cwd: top })
  .filter((file) => !/\.test\.|\/(?:testing|tests|fixtures|bench)\/|^packages\/(?:demo|payment-sandbox)\//.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(top, file), 'utf8') }));

/** Each found text with the files that hold it. */
function uses(what: RegExp): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { file, text } of sources) {
    for (const [, one = ''] of text.matchAll(what)) {
      found[one] ??= [];
      if (!found[one].includes(file)) found[one].push(file);
    }
  }
  return found;
}

describe('in the code that runs outside tests', () => {
  it('all cryptography is of Node, the browser, or packages that do nothing else', () => {
    const manifests = globSync('{packages/*,host-site}/package.json', { cwd: top });
    const named = manifests.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(path.join(top, file), 'utf8')).dependencies ?? {}),
    );
    const own =
      /crypt|hash|sha\d|md5|aes|rsa|ecdsa|curve|jwt|jwk|jose|jws|otp|webauthn|passkey|argon|scrypt|noble|nacl|sodium|forge|token|uuid/i;
    expect([...new Set(named.filter((name) => own.test(name)))].sort()).toEqual([
      '@simplewebauthn/browser',
      '@simplewebauthn/server',
      'jose',
      'otpauth',
    ]);
  });

  it('hashes, keyed hashes and derived keys are SHA-256, except where another standard fixes SHA-1', () => {
    const { sha256, ...others } = uses(/\b(?:createHash|createHmac|hkdfSync|hkdf|pbkdf2\w*)\(\s*['"`]?([\w-]+)/g);
    expect(sha256?.length).toBeGreaterThan(10);
    expect(others).toEqual({
      // The query of the service of leaked passwords, and UUIDs of version 5: neither protects a secret.
      sha1: ['packages/accounts/src/credentials/common-passwords.ts', 'packages/server/src/import/uuid-v5.ts'],
    });
  });

  it('the only cipher is AES-256 in GCM mode, and the only password hash is scrypt', () => {
    const secrets = ['packages/http/src/secrets/seal.ts'];
    expect(uses(/\b(?:createCipheriv|createDecipheriv)\(\s*['"`]?([\w-]+)/g)).toEqual({ 'aes-256-gcm': secrets });
    expect(uses(/\b(scrypt|argon2\w*|bcrypt\w*|pbkdf2\w*)\(/g)).toEqual({
      scrypt: ['packages/accounts/src/credentials/passwords.ts'],
    });
  });

  it('tokens are signed by HS256, and proofs of a key by ES256', () => {
    const algorithms = uses(
      /\b(?:alg|algorithms|name)\s*:\s*\[?\s*['"`]((?:HS|RS|ES|PS)\d{3}|none|EdDSA|ECDSA|HMAC|RSA[\w-]*)['"`]/g,
    );
    expect(Object.keys(algorithms).sort()).toEqual(['ECDSA', 'ES256', 'HS256']);
  });

  it('every key and secret that is made has 128 random bits and more, and the keys of browsers are on the curve P-256', () => {
    const sizes = {
      ...uses(/\brandomBytes\((\w+)\)/g),
      ...uses(/getRandomValues\(new Uint8Array\((\d+)\)/g),
      ...uses(/new Secret\(\{ size: (\d+)/g),
    };
    const short = Object.entries(sizes).filter(([size]) => !(Number(size) >= 16));
    expect(Object.keys(sizes).length).toBeGreaterThan(4);
    expect(Object.fromEntries(short)).toEqual({
      // The nonce of AES-GCM, as its standard wants it; no secret.
      12: ['packages/http/src/secrets/seal.ts'],
      randomLength: ['packages/accounts/src/passkeys/challenges.ts'],
    });
    expect(uses(/\brandomLength = (\d+)/g)).toEqual({ 16: ['packages/accounts/src/passkeys/challenges.ts'] });
    expect(uses(/\b(generateKey\w*)\(/g)).toEqual({ generateKey: ['packages/core/src/session/prover.ts'] });
    expect(uses(/namedCurve: '([^']+)'/g)).toEqual({ 'P-256': ['packages/core/src/session/prover.ts'] });
  });

  it('randomness that protects something comes from the system', () => {
    expect(uses(/\b(Math\.random)\(/g)['Math.random'] ?? []).toEqual([]);
  });
});
