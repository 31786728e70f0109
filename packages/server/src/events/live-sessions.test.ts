import { type Scope, scopes } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import { expect, it } from 'vitest';
import { stillHolds } from './live-sessions.ts';

const viewer = (
  kind: Viewer['kind'],
  has: readonly Scope[],
  businesses: readonly string[] | null,
  locked: readonly string[] = [],
): Viewer => ({
  userID: 'u',
  sessionID: 's',
  kind,
  scopes: new Set(has),
  businesses: businesses && new Set(businesses),
  lockedBusinesses: new Set(locked),
  otherLoginBusinesses: new Set(),
  isByProvider: false,
  role: 'user',
  isOperatorLocked: false,
  provenUntil: null,
  emailVerified: true,
});
const living = (has: readonly Scope[], businessIds: readonly string[] = [], lockedBusinesses: readonly string[] = []) =>
  new Map([['s', { scopes: has, businessIds, lockedBusinesses }]]);

it('a stream of our own sites goes on with a session that began before a scope existed, and ends with the session', () => {
  expect(stillHolds(living(['read', 'react']), viewer('portal', scopes, null))).toBe(true);
  expect(stillHolds(new Map(), viewer('portal', scopes, null))).toBe(false);
});

it("a stream of a partner's page ends when the session loses a scope or a business", () => {
  const page = viewer('partner', ['read', 'message'], ['a', 'b']);
  expect(stillHolds(living(['read', 'message'], ['a', 'b']), page)).toBe(true);
  expect(stillHolds(living(['read'], ['a', 'b']), page)).toBe(false);
  expect(stillHolds(living(['read', 'message'], ['a']), page)).toBe(false);
});

it('a stream ends when a business begins to require two-step login, and goes on when it required it before', () => {
  expect(stillHolds(living(['read'], [], ['a']), viewer('portal', scopes, null))).toBe(false);
  expect(stillHolds(living(['read'], [], ['a']), viewer('portal', scopes, null, ['a']))).toBe(true);
  expect(stillHolds(living(['read'], [], []), viewer('portal', scopes, null, ['a']))).toBe(true);
});
