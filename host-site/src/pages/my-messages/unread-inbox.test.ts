import { expect, it } from 'vitest';
import { inboxToOpen } from './unread-inbox.ts';

const me = { id: 'me-1', unread: 2 };
const quiet = { id: 'b-1', unread: 0 };
const some = { id: 'b-2', unread: 1 };
const many = { id: 'b-3', unread: 7 };

it.each([
  ['nobody has unread messages', [quiet], 'b-1', undefined],
  ['the person has unread messages', [many, me], undefined, undefined],
  ['one business has some', [quiet, some], undefined, 'b-2'],
  ['several businesses have some', [some, many, quiet], undefined, 'b-3'],
  ['the business that the person acts as has some', [some, many, me], 'b-2', 'b-2'],
  ['the business that the person acts as has none', [quiet, many], 'b-1', 'b-3'],
] as const)('where %s, the right inbox opens first', (_name, counts, actor, expected) => {
  expect(inboxToOpen(counts, { userID: 'me-1', actor })).toBe(expected);
});
