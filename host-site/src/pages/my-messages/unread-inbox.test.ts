import { expect, it } from 'vitest';
import { busiestBusiness } from './unread-inbox.ts';

const me = { id: 'me-1', unread: 2 };
const quiet = { id: 'b-1', unread: 0 };
const some = { id: 'b-2', unread: 1 };
const many = { id: 'b-3', unread: 7 };

it.each([
  ['nobody has unread messages', [quiet], undefined],
  ['the person has unread messages', [many, me], undefined],
  ['one business has some', [quiet, some], 'b-2'],
  ['several businesses have some', [some, many, quiet], 'b-3'],
] as const)('where %s, the right inbox opens first', (_name, counts, expected) => {
  expect(busiestBusiness(counts, 'me-1')).toBe(expected);
});
