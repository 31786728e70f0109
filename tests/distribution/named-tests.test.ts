import { expect, it } from 'vitest';
import { titlesIn } from './named-tests.ts';

it('a title counts only as that of a test which runs', () => {
  const text = `
    const holds = (promise: string) => it(promise, () => {});
    describe('a group', () => {
      it('runs', () => expect(1, 'a message, no title').toBe(1));
      it.each([1])('runs for %s', (one) => call('an argument', one));
      it.runIf(isHere)('runs here', () => {});
      holds('runs by a helper');
      it.skip('does not run', () => {});
      it.todo('is not written');
      it.skip.each([1])('does not run for %s', () => {});
    });
    describe.skip('a group that is left out', () => {
      it('is left out with it', () => {});
    });`;
  expect(titlesIn(text)).toEqual(['a group', 'runs', 'runs for %s', 'runs here', 'runs by a helper']);
});
