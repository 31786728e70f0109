import { expect, it } from 'vitest';
import { bodyRoom } from './body-room.ts';

const refused = expect.objectContaining({ name: 'Unavailable', retryAfter: 2 });

it('takes files while there is room for them, and again once it was given back', () => {
  const room = bodyRoom(100);
  const [giveBack] = Array.from({ length: 4 }, (_, n) => room.take(25, [`person ${n}`, `network ${n}`]));
  expect(() => room.take(1, ['another', 'network'])).toThrow(refused);
  giveBack?.();
  expect(() => room.take(26, ['another', 'network'])).toThrow(refused);
  room.take(25, ['another', 'network']);
});

it('gives one person and one network a share, so that slow bodies of one leave room for all others', () => {
  const room = bodyRoom(100);
  room.take(20, ['ana', 'network 1']);
  expect(() => room.take(6, ['ana', 'network 2'])).toThrow(refused);
  expect(() => room.take(6, ['ben', 'network 1'])).toThrow(refused);
  const giveBack = room.take(5, ['ana', 'network 1']);
  giveBack();
  room.take(25, ['ben', 'network 2']);
  room.take(5, ['ana', 'network 1']);
});
