import { describe, expect, it } from 'vitest';
import { canManage, canSpeak, isOwner } from './access-roles.ts';

describe('roles', () => {
  it('R-122 only owner and admin manage', () => {
    expect((['owner', 'admin', 'member', null, undefined] as const).map(canManage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('all three answer for the business, and the owner alone edits it', () => {
    expect((['owner', 'admin', 'member', null] as const).map(canSpeak)).toEqual([true, true, true, false]);
    expect((['owner', 'admin', 'member', null] as const).map(isOwner)).toEqual([true, false, false, false]);
  });
});
