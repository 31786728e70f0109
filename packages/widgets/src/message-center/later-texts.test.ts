import { expect, it } from 'vitest';
import { texts as desk } from './texts/desk/en.ts';
import { texts as own } from './texts/en.ts';
import { texts as inbox } from './texts/inbox/en.ts';
import { texts as translation } from './texts/translation/en.ts';

it('the parts of the message center that load later have no text under a name of the center, whose texts replace theirs', () => {
  const later = new Set(Object.keys({ ...desk, ...inbox, ...translation }));
  expect(later.size).toBeGreaterThan(20);
  expect(Object.keys(own).filter((name) => later.has(name))).toEqual([]);
});
