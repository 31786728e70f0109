import { describe, expect, it } from 'vitest';
import { makeReadableCode } from '../credentials/readable-codes.ts';
import { makeTotpSecret } from '../second-factor/totp.ts';
import { makeSecret } from './secrets.ts';

describe('a secret that nobody can guess', () => {
  it.each([
    ['a token of a session, code or link', makeSecret, 'base64url', 256],
    ['the secret of an app', makeTotpSecret, 'A-Z2-7', 160],
    ['a recovery code', () => makeReadableCode(6), '2-9A-HJ-NP-Z', 118],
    ['a code by mail', () => makeReadableCode(2), '2-9A-HJ-NP-Z', 39],
  ] as const)('%s is made of random characters that never repeat', (_what, make, letters, bits) => {
    const texts = Array.from({ length: 2_000 }, make).map((text) =>
      text.replaceAll('-', letters === 'base64url' ? '-' : ''),
    );
    expect(new Set(texts).size).toBe(texts.length);
    const seen = new Set(texts.flatMap((text) => [...text]));
    const isAllowed = new RegExp(`^[${letters === 'base64url' ? '\\w-' : letters}]+$`);
    for (const text of texts) expect(text).toMatch(isAllowed);
    expect((texts[0]?.length ?? 0) * Math.log2(seen.size)).toBeGreaterThanOrEqual(bits);
  });
});
