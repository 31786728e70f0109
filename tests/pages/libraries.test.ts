import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const top = path.join(import.meta.dirname, '..', '..');

it.each(['Array.from(', '.reduce('])('no code of a widget calls %s…), which Prototype or MooTools replaces', (call) => {
  const files = globSync('packages/{contract,core,shadow-dom-inject,widgets}/src/**/*.{ts,tsx}', { cwd: top });
  const sources = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(path.join(top, file), 'utf8').includes(call))).toEqual([]);
});
