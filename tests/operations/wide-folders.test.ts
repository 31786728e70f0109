import { expect, it } from 'vitest';
import { sourceFiles, wideFolders } from '../../scripts/check/wide-folders.ts';

const filesOf = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);

it('a folder has forty files at most, not counting its subfolders', () => {
  expect(wideFolders([...filesOf('src/a', 40), ...filesOf('src/a/b', 40), ...filesOf('src/c', 41)])).toEqual([
    { folder: 'src/c', count: 41 },
  ]);
});

it('a folder that is one list may have more', () => {
  expect(wideFolders(filesOf('packages/database/src/migrations', 62))).toEqual([]);
});

it('no folder of the tree has more', () => {
  expect(wideFolders(sourceFiles())).toEqual([]);
});
