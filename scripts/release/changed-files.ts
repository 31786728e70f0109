import { spawnSync } from 'node:child_process';

/** Files that differ from the last commit, including new and removed ones. */
export function changedFiles(folder: string): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
}
