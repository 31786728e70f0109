import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Area } from './areas.ts';

const other = /\.(api|browser|build|slow|visual|integration)\.test\.tsx?$/;

/** The test files of an area that its project runs, relative to the copy. */
const testsOf = (copy: string, { project, tests }: Area): string[] =>
  tests
    .flatMap((test) =>
      statSync(path.join(copy, test)).isFile() ? test : globSync(`${test}/**/*.test.{ts,tsx}`, { cwd: copy }),
    )
    .filter((test) => !other.test(test) && /\.db\.test\./.test(test) === (project === 'db'));

/**
 * The tests of an area that name a source file in an import. They notice most of its faults and take a part of the time, so they run first.
 * @example nearTests(top, escaping, 'packages/server/src/mail/render.ts') // ['packages/server/src/mail/render.test.ts']
 */
export const nearTests = (copy: string, area: Area, file: string): string[] =>
  testsOf(copy, area).filter((test) =>
    [...readFileSync(path.join(copy, test), 'utf8').matchAll(/from '(\.[^']+)'/g)].some(
      ([, target]) => path.join(path.dirname(test), target!) === file,
    ),
  );
