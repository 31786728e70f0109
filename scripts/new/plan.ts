import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The result of a generator: new files, changed files, and the remaining steps for a person. Paths relative to the root. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, (source: string) => string>>;
  readonly steps: readonly string[];
}

/** Writes a plan below `top`. Writes nothing if a file exists already. */
export function carryOut({ changes, files }: Plan, top: string): string[] {
  const there = Object.keys(files).filter((file) => existsSync(path.join(top, file)));
  if (there.length > 0) throw new Error(`${there.join(', ')} exists already.`);
  const changed = Object.entries(changes).map(
    ([file, change]) => [file, change(readFileSync(path.join(top, file), 'utf8'))] as const,
  );
  for (const [file, source] of [...Object.entries(files), ...changed]) {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), source);
  }
  return [...Object.keys(files), ...Object.keys(changes)];
}

/** Adds an import after the last one of a file; the formatter sorts them. */
export const withImport = (line: string) => (source: string) => {
  const start = source.lastIndexOf('\nimport ');
  const end = source.indexOf(';\n', start) + 2;
  return `${source.slice(0, end)}${line}\n${source.slice(end)}`;
};

/** Inserts lines before the first occurrence of `mark`. @throws Error if there is none */
export const before = (mark: string, lines: string) => (source: string) => {
  const start = source.indexOf(mark);
  if (start === -1) throw new Error(`There is no "${mark.trim()}" to write before.`);
  return source.slice(0, start) + lines + source.slice(start);
};
