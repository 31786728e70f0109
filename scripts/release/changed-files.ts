import { spawnSync } from 'node:child_process';

/** Files of a repository that are not as in its last commit, new and removed ones too. */
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
