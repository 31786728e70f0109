import { expect, it } from 'vitest';
import { partNamed } from './scroll-keeper.ts';

it.each([
  ['#general', 'general'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['#%E0%A4', '%E0%A4'],
  ['#', ''],
])('an address with %s names the part %s, and breaks nothing', (hash, name) => {
  expect(partNamed(hash)).toBe(name);
});
