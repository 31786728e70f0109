import { expect, it } from 'vitest';
import { type AccessClaims, signAccessToken, verifyAccessToken } from './access-token.ts';
import { tokenKeys } from './token-keys.ts';

const keys = tokenKeys('a secret of thirty-two bytes or more');
const second = 1_000;
const start = Date.UTC(2026, 0, 1);
const claims: AccessClaims = {
  userID: 'u',
  sessionID: 's',
  audience: 'https://portal.example',
  scopes: ['read'],
  expires: start / second + 900,
};
/** Milliseconds after the expiry for which a token is accepted, because clocks differ. */
const tolerance = 30 * second;

it('a token that was verified before is refused once it has expired', async () => {
  const token = await signAccessToken(keys, claims, start);
  const end = start + 900 * second + tolerance;
  for (const now of [start, start + second, end - second]) {
    expect(await verifyAccessToken(keys, token, { now })).toEqual(claims);
  }
  for (const now of [end, end + second]) {
    await expect(verifyAccessToken(keys, token, { now })).rejects.toMatchObject({ name: 'TokenExpiredError' });
  }
});

it('a token that expired lately is read where that is asked for, for that time, and still refused by others', async () => {
  const token = await signAccessToken(keys, claims, start);
  const now = start + 1_100 * second;
  expect(await verifyAccessToken(keys, token, { now, lateSeconds: 300 })).toEqual(claims);
  const later = { now: start + 1_300 * second, lateSeconds: 300 };
  await expect(verifyAccessToken(keys, token, later)).rejects.toMatchObject({ name: 'TokenExpiredError' });
  await expect(verifyAccessToken(keys, token, { now })).rejects.toMatchObject({ name: 'TokenExpiredError' });
});

it('a verified token makes no other one good: not with another signature, not with other keys', async () => {
  const token = await signAccessToken(keys, claims, start);
  await verifyAccessToken(keys, token, { now: start });
  const last = token.at(-20) === 'A' ? 'B' : 'A';
  const forged = token.slice(0, -20) + last + token.slice(-19);
  const others = tokenKeys('another secret of thirty-two bytes or more');
  for (const [with_, given] of [
    [keys, forged],
    [others, token],
  ] as const) {
    await expect(verifyAccessToken(with_, given, { now: start })).rejects.toMatchObject({ name: 'JsonWebTokenError' });
  }
});
