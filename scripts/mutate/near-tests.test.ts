import { expect, it } from 'vitest';
import { top } from '../run.ts';
import { areas } from './areas.ts';
import { nearTests } from './near-tests.ts';

it.each([
  ['escaping', 'packages/server/src/mail/render.ts', ['packages/server/src/mail/render.test.ts']],
  [
    'idempotency',
    'packages/server/src/idempotency/store.ts',
    ['packages/server/src/idempotency/repeats-are-counted.db.test.ts'],
  ],
  ['idempotency', 'packages/server/src/idempotency/asks-outside.ts', []],
])('in the area %s the tests near %s are those that import it', (name, file, tests) => {
  expect(nearTests(top, areas.find((area) => area.name === name)!, file)).toEqual(tests);
});
