import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readUnsubscription, signAccessToken, signUnsubscription, tokenKeys, verifyAccessToken } from '@wbn/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets, rotateTokenSecret, type Secrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keysOf = ({ tokens, formerTokens }: Secrets) => tokenKeys(tokens, ...formerTokens);
const userID = '7a7c1a7e-3a0a-4b0e-9d55-0f2c6a1b2c3d';
const claims = { userID, sessionID: userID, audience: 'https://p.example', scopes: ['read' as const], expires: 4e9 };

describe('a rotation of the secret of tokens', () => {
  it('ends no session and no link of a mail, and signs with a new key, by data folder and by environment', async () => {
    const environments: Record<string, string>[] = [
      {},
      { WBN_TOKEN_SECRET: 's'.repeat(40), WBN_INTERNAL_KEY: 'i'.repeat(40), WBN_UPLOAD_SECRET: 'u'.repeat(40) },
    ];
    for (const first of environments) {
      let env: Record<string, string> = first;
      const before = openSecrets(folder, env, true);
      const token = await signAccessToken(keysOf(before), claims);
      const link = signUnsubscription(keysOf(before), { userID, mails: 'digest' });
      for (let times = 0; times < 2; times += 1) {
        const lines = rotateTokenSecret(folder, env);
        env = { ...env, ...Object.fromEntries(lines.map((line) => line.split('=') as [string, string])) };
      }
      const after = openSecrets(folder, env, true);
      expect(after.tokens).not.toBe(before.tokens);
      expect([after.internal, after.uploads]).toEqual([before.internal, before.uploads]);
      expect((await verifyAccessToken(keysOf(after), token)).userID).toBe(userID);
      expect(readUnsubscription(keysOf(after), link)).toEqual({ userID, mails: 'digest' });
      // New tokens are signed with the new key only: a process from before the rotation refuses them.
      const fresh = await signAccessToken(keysOf(after), claims);
      await expect(verifyAccessToken(keysOf(before), fresh)).rejects.toThrow();
    }
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('says what to write when there is nothing to rotate, or a former secret is too short', () => {
    expect(() => rotateTokenSecret(folder, {})).toThrow(/start the network once/);
    const env = { WBN_TOKEN_SECRET: 's'.repeat(40), WBN_TOKEN_SECRET_FORMER: 'short' };
    expect(() => openSecrets(folder, env, true)).toThrow(/WBN_TOKEN_SECRET_FORMER/);
  });
});
