import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

/** A hash over the contents of every source file that matches, and what else a build was made from. */
export function sourceHash(patterns: readonly string[], settings: readonly string[]): string {
  const hash = createHash('sha256').update(settings.join('\n'));
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: top })).sort();
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(top, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the output was made from exactly these sources. */
export const isFresh = (stamp: string, hash: string): boolean =>
  existsSync(path.join(top, stamp)) && readFileSync(path.join(top, stamp), 'utf8') === hash;

export function writeStamp(stamp: string, hash: string): void {
  mkdirSync(path.dirname(path.join(top, stamp)), { recursive: true });
  writeFileSync(path.join(top, stamp), hash);
}
