import { expect, it } from 'vitest';
import { keyValue } from '../platform.ts';
import { testArea } from '../testing/platform.ts';
import { createSaved } from './saved.ts';

it('saved businesses stay in this browser, newest first, until they are taken out', () => {
  const area = testArea();
  const saved = createSaved(keyValue(() => area));
  let heard = 0;
  saved.subscribe(() => heard++);
  saved.toggle('a');
  saved.toggle('b');
  expect(saved.list()).toEqual(['b', 'a']);
  const later = createSaved(keyValue(() => area));
  expect(later.has('a')).toBe(true);
  later.toggle('c');
  saved.toggle('a');
  expect(saved.list()).toEqual(['c', 'b']);
  expect(heard).toBe(3);
});

it('rubbish in their place counts as none', () => {
  for (const rubbish of ['{', '7', '{"a": 1}', '[1, null]', 'null']) {
    const area = testArea();
    area.setItem('wbn:saved', rubbish);
    expect(createSaved(keyValue(() => area)).list(), rubbish).toEqual([]);
  }
});
