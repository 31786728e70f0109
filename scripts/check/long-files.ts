import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

const limit = 250;
/** Texts, records and tests may be long. */
const data =
  /\.test\.tsx?$|\/texts\/|packages\/content\/src\/|\/grammars\/|\/words\/|host-site\/scripts\/land\.ts|\.d\.ts$/;

/** Source files over the limit: split each by reason to change. */
export function longFiles(): { file: string; lines: number }[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: top,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file !== '' && !data.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(top, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit);
}
