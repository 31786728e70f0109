import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

const found = new Map<string, readonly string[]>();
const digests = new Map<string, Buffer>();

/** Build steps share most sources, which do not change meanwhile: each is found and read once. */
function kept<Value>(store: Map<string, Value>, key: string, make: () => Value): Value {
  const there = store.get(key);
  if (there !== undefined) return there;
  const made = make();
  store.set(key, made);
  return made;
}

/** No build contains a test, so that an edit of one builds nothing. */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const filesOf = (pattern: string) =>
  kept(found, pattern, () => globSync(pattern, { cwd: top }).filter((file) => !isTest(file)));
const digestOf = (file: string) =>
  kept(digests, file, () =>
    createHash('sha256')
      .update(readFileSync(path.join(top, file)))
      .digest(),
  );

/** A hash of all matching source files. Settings are not part of it, because a build serves any site. */
export function sourceHash(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of patterns.flatMap(filesOf).sort()) hash.update(file).update('\0').update(digestOf(file));
  return hash.digest('hex');
}

/** Whether the output was built from exactly these sources, and none of its folders was removed since. */
export const isFresh = (stamp: string, hash: string, folders: readonly string[] = []): boolean =>
  [stamp, ...folders].every((file) => existsSync(path.join(top, file))) &&
  readFileSync(path.join(top, stamp), 'utf8') === hash;

export function writeStamp(stamp: string, hash: string): void {
  mkdirSync(path.dirname(path.join(top, stamp)), { recursive: true });
  writeFileSync(path.join(top, stamp), hash);
}
