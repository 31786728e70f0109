import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const kebab = (name: string) => name.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`);
const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** `listNotes` and `addNote` are both found in `notes.ts`. */
const isNamedBy = (file: string, call: string) =>
  [file, singular(file)].some((noun) => kebab(call) === noun || kebab(call).endsWith(`-${noun}`));

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const);
const calls = files.flatMap(([file, text]) =>
  [...text.matchAll(/^export const \w+: Handler<'(\w+)'>/gm)].map((found) => ({ file, call: found[1]! })),
);

it('each call is in a file of its name, or in one of the thing at the end of its name', () => {
  expect(calls.length).toBeGreaterThan(150);
  expect(calls.filter(({ call, file }) => !isNamedBy(path.basename(file, '.ts'), call))).toEqual([]);
});
