// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('copies of this package on one page share one session, and its interface cannot be changed', async () => {
  const one = await import('./session.ts');
  vi.resetModules();
  const other = await import('./session.ts');
  expect(other.pageSession).not.toBe(one.pageSession);
  const accounts = 'http://127.0.0.1:9';
  const session = one.pageSession({ accounts });
  expect(other.pageSession({ accounts })).toBe(session);
  expect(other.pageSession({ accounts: 'http://127.0.0.1:10' })).not.toBe(session);
  expect(Object.isFrozen(session)).toBe(true);
  expect(session.version).toBe(1);

  const heard: string[] = [];
  other.pageSession({ accounts }).subscribe(({ status }) => heard.push(status));
  await session.ready();
  session.save({ token: 't', tokenExpire: 600, refreshToken: 'r', refreshTokenExpire: 6000, userID: 'u' });
  session.clear();
  expect(heard).toEqual(['authenticated', 'anonymous']);
});
