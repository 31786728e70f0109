import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/check/wide-folders.ts';
import { top } from '../../scripts/run.ts';

it('reaches into no widget: what the portal needs of one is in its public interface', () => {
  const own = sourceFiles().filter((file) => /^host-site\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(own.length).toBeGreaterThan(500);
  // To ask whether an element has a root is to ask whether it was drawn.
  const reaching = own.filter((file) =>
    /shadowRoot[?!]?\.|[{,] ?shadowRoot ?[},:]/.test(readFileSync(path.join(top, file), 'utf8')),
  );
  expect(reaching).toEqual([]);
});
