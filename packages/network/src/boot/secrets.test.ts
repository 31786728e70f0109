import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readUnsubscription, signAccessToken, signUnsubscription, tokenKeys, verifyAccessToken } from '@wbn/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets, rotateSecrets, type Secrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keysOf = ({ tokens, formerTokens }: Secrets) => tokenKeys(tokens, ...formerTokens);
const userID = '7a7c1a7e-3a0a-4b0e-9d55-0f2c6a1b2c3d';
const claims = { userID, sessionID: userID, audience: 'https://p.example', scopes: ['read' as const], expires: 4e9 };

describe('a rotation of all secrets', () => {
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
        const lines = rotateSecrets(folder, env);
        env = { ...env, ...Object.fromEntries(lines.map((line) => line.split('=') as [string, string])) };
      }
      const after = openSecrets(folder, env, true);
      expect(after.tokens).not.toBe(before.tokens);
      expect((await verifyAccessToken(keysOf(after), token)).userID).toBe(userID);
      expect(readUnsubscription(keysOf(after), link)).toEqual({ userID, mails: 'digest' });
      // New tokens are signed with the new key only: a process from before the rotation refuses them.
      const fresh = await signAccessToken(keysOf(after), claims);
      await expect(verifyAccessToken(keysOf(before), fresh)).rejects.toThrow();
    }
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('replaces each of them, and keeps a former one as long as something of it can be on its way', () => {
    const set = {
      WBN_TOKEN_SECRET: 's'.repeat(40),
      WBN_INTERNAL_KEY: 'i'.repeat(40),
      WBN_UPLOAD_SECRET: 'u'.repeat(40),
    };
    for (const first of [{}, set] as Record<string, string>[]) {
      let env = first;
      const seen = [openSecrets(folder, env, true)];
      for (let times = 0; times < 2; times += 1) {
        const lines = rotateSecrets(folder, env);
        expect(lines).toHaveLength(first === set ? 6 : 0);
        env = { ...env, ...Object.fromEntries(lines.map((line) => line.split('=') as [string, string])) };
        seen.push(openSecrets(folder, env, true));
      }
      const [one, two, three] = seen as [Secrets, Secrets, Secrets];
      for (const name of ['tokens', 'internal', 'uploads'] as const)
        expect(new Set(seen.map((secrets) => secrets[name])).size).toBe(3);
      expect(three.formerTokens).toEqual([two.tokens, one.tokens]);
      expect([three.formerInternal, three.formerUploads]).toEqual([[two.internal], [two.uploads]]);
    }
  });

  it('of those of which the environment sets some changes those in the data folder too', () => {
    const env = { WBN_TOKEN_SECRET: 's'.repeat(40) };
    const before = openSecrets(folder, env, true);
    const lines = rotateSecrets(folder, env);
    expect(lines.map((line) => line.split('=')[0])).toEqual(['WBN_TOKEN_SECRET', 'WBN_TOKEN_SECRET_FORMER']);
    const after = openSecrets(folder, env, true);
    expect([after.formerInternal, after.formerUploads]).toEqual([[before.internal], [before.uploads]]);
  });

  it('says what to write when there is nothing to rotate, or a former secret is too short', () => {
    expect(() => rotateSecrets(folder, {})).toThrow(/start the network once/);
    const env = { WBN_TOKEN_SECRET: 's'.repeat(40), WBN_TOKEN_SECRET_FORMER: 'short' };
    expect(() => openSecrets(folder, env, true)).toThrow(/WBN_TOKEN_SECRET_FORMER/);
  });
});
