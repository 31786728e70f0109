import { expect, it } from 'vitest';
import { bodyRoom } from './body-room.ts';

const even = { person: 1 / 6, network: 1 / 6 };
const refused = expect.objectContaining({ name: 'Unavailable', retryAfter: 2 });

it('takes bytes while there is room for them, and again once it was given back', () => {
  const room = bodyRoom(120, even);
  const [first] = Array.from({ length: 6 }, (_, n) => {
    const one = room.open({ person: `person ${n}`, network: `network ${n}` });
    one.grow(12);
    one.grow(8);
    return one;
  });
  const next = room.open({ person: 'another', network: 'network' });
  expect(() => next.grow(1)).toThrow(refused);
  first?.end();
  next.grow(20);
  expect(() => next.grow(1)).toThrow(refused);
});

it('gives one person and one network a share, so that files of one leave room for all others', () => {
  const room = bodyRoom(120, even);
  const first = room.open({ person: 'ana', network: 'network 1' });
  first.grow(16);
  expect(() => room.open({ person: 'ana', network: 'network 2' }).grow(5)).toThrow(refused);
  expect(() => room.open({ person: 'ben', network: 'network 1' }).grow(5)).toThrow(refused);
  const second = room.open({ person: 'ana', network: 'network 1' });
  second.grow(4);
  second.end();
  room.open({ person: 'ben', network: 'network 2' }).grow(20);
  first.grow(4);
});

it('keeps nothing for files that were granted and do not come', () => {
  const room = bodyRoom(120, even);
  for (let n = 0; n < 1_000; n += 1) room.open({ person: `person ${n}`, network: `network ${n}` });
  room.open({ person: 'ana', network: 'network' }).grow(20);
});

it('of a process holds the largest files of fifty people in fifty networks, and those of others', () => {
  const room = bodyRoom();
  for (let n = 0; n < 50; n += 1) room.open({ person: `person ${n}`, network: `network ${n}` }).grow(10 * 2 ** 20);
  room.open({ person: 'another', network: 'one more' }).grow(10 * 2 ** 20);
});

it('of a network holds the largest files of five colleagues at once, and no second one of a person', () => {
  const room = bodyRoom();
  for (let n = 0; n < 5; n += 1) room.open({ person: `person ${n}`, network: 'office' }).grow(10 * 2 ** 20);
  expect(() => room.open({ person: 'person 1', network: 'office' }).grow(2 * 2 ** 20)).toThrow(refused);
});
