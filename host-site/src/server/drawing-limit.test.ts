import { limits } from '@wbn/contract';
import { expect, it } from 'vitest';
import { drawingLimit } from './drawing-limit.ts';

it('one address gets as many drawn pages as it may read without a login, and then one after the other', () => {
  let time = 0;
  const { take } = drawingLimit(() => time);
  const { burst, seconds } = limits.read.anonymous;
  for (let n = 0; n < burst; n += 1) expect(take('192.0.2.1')).toBe(0);
  expect(take('192.0.2.1')).toBe(Math.ceil(seconds / burst));
  expect(take('192.0.2.2')).toBe(0);
  time += (seconds / burst) * 1000;
  expect([take('192.0.2.1'), take('192.0.2.1')]).toEqual([0, Math.ceil(seconds / burst)]);
});
