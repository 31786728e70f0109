import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { top } from '../run.ts';
import { newCall } from './call.ts';
import { namesOf } from './names.ts';

it('a new call leads to each file that CONTRIBUTING names for one', () => {
  const guide = readFileSync(path.join(top, 'CONTRIBUTING.md'), 'utf8');
  const section = guide.split('\n## Add a call\n')[1]!.split('\n## ')[0]!;
  const { steps } = newCall('products', namesOf('size-chart'), top);
  const files = [...section.matchAll(/^- .*?`([\w./-]+\.(?:md|ts))`/gm)].map((found) => found[1]!);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !steps.join('\n').includes(file))).toEqual([]);
});
