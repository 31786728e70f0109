import { describe, expect, it } from 'vitest';
import { ownEndpoint, readPolicy } from '../receiving/post-target.ts';
import { checkLink, linksSignedBy } from './private-links.ts';

const [old, current, unknown] = ['old', 'current', 'unknown'].map((word) => word.repeat(10)) as [
  string,
  string,
  string,
];
const right = { userID: 'a', sessionID: 'b', kind: 'thread', of: 'c', as: '' } as const;
const now = () => new Date('2026-06-01T00:00:00Z');

describe('after a rotation of the secret of uploads', () => {
  it('older links to private files are good until their time, and those of a forgotten secret are not', () => {
    const query = Object.fromEntries(new URLSearchParams(linksSignedBy(old, now)('private/u/a', right).slice(1)));
    expect(checkLink([current, old], 'private/u/a', query, now())).toEqual(right);
    expect(checkLink([current, old], 'private/u/b', query, now())).toBe('forged');
    expect(checkLink([current, old], 'private/u/a', query, new Date(now().getTime() + 3_600_000))).toBe('ended');
    expect(checkLink([current, unknown], 'private/u/a', query, now())).toBe('forged');
  });

  it('grants on their way are good, and those of a forgotten secret are not', async () => {
    const policy = { key: 'u/a', contentType: 'image/png', bytes: 9, expires: now().getTime() };
    const { fields } = await ownEndpoint('https://api.example', old).sign(policy);
    const given = new Map(Object.entries(fields));
    expect(readPolicy(given, [current, old])).toEqual(policy);
    expect(readPolicy(given, [current, unknown])).toBeNull();
  });
});
