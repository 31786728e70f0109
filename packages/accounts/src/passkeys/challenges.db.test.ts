import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { tokenKeys } from '@wbn/http';
import { testKeys } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChallengeUse, makeChallenge, takeChallenge } from './challenges.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await startTemporaryDatabase();
}, 60_000);
afterAll(() => database?.stop());

const use: ChallengeUse = { purpose: 'login', csrf: 'browser' };
const made = (keys = testKeys) => Buffer.from(makeChallenge(keys, use)).toString('base64url');
const take = (challenge: string, changes: Partial<ChallengeUse> = {}, keys = testKeys) =>
  takeChallenge(database.db, keys, { ...use, ...changes }, challenge);

describe('the challenge of a passkey', () => {
  it('is taken once, of fifty at once too', async () => {
    const challenge = made();
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(challenge)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take(challenge)).toBe(false);
  });

  it('counts only in its browser, for its purpose, and until a rotation forgets its key', async () => {
    const challenge = made();
    expect(await take(challenge, { csrf: 'another browser' })).toBe(false);
    expect(await take(challenge, { purpose: 'prove' })).toBe(false);
    expect(await take(`${challenge.slice(0, -2)}AA`)).toBe(false);
    expect(await take('')).toBe(false);
    const next = 'the next secret of the tests, long enough';
    expect(await take(challenge, {}, tokenKeys(next))).toBe(false);
    expect(await take(challenge, {}, tokenKeys(next, 'a secret of the tests that is long enough'))).toBe(true);
  });
});
