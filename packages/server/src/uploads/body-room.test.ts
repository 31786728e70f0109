import { expect, it } from 'vitest';
import { bodyRoom } from './body-room.ts';

it('takes files while there is room for them, and again once it was given back', () => {
  const room = bodyRoom(100);
  const giveBack = room.take(60);
  expect(() => room.take(41)).toThrow(expect.objectContaining({ name: 'Unavailable', retryAfter: 2 }));
  room.take(40);
  giveBack();
  expect(() => room.take(61)).toThrow();
  room.take(60);
});
