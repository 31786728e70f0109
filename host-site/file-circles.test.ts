import { expect, it } from 'vitest';
import { fileCircle } from './file-circles.ts';

const file = (name: string, ...imports: string[]) => ({
  fileName: `${name}.js`,
  name,
  imports: imports.map((one) => `${one}.js`),
});

it('names the built files that import each other, however far around', () => {
  expect(
    fileCircle([file('page', 'parts'), file('parts', 'members'), file('members', 'widgets'), file('widgets', 'parts')]),
  ).toEqual(['parts', 'members', 'widgets']);
});

it('takes a file that several import, and one of another build', () => {
  expect(fileCircle([file('page', 'parts', 'react'), file('members', 'parts'), file('parts', 'react')])).toEqual([]);
});
