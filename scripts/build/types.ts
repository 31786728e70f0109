import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { published } from '../published.ts';
import { run, top } from '../run.ts';

/** Writes the declarations beside each package's modules. A package sees the others' built types, as from npm. */
export async function buildTypes(): Promise<void> {
  for (const name of published) {
    const folder = path.join(top, 'packages', name);
    await run(`Types of ${name}`, ['node', 'node_modules/typescript-native/bin/tsc', '-p', configOf(name, folder)]);
    for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) toJsSpecifiers(path.join(folder, file));
  }
}

function configOf(name: string, folder: string): string {
  const cache = path.join(top, 'node_modules', '.cache', 'types');
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, `${name}.json`);
  const config = {
    extends: path.join(top, 'tsconfig.json'),
    compilerOptions: {
      customConditions: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: path.join(folder, 'src'),
      outDir: path.join(folder, 'dist'),
      typeRoots: [path.join(top, 'node_modules', '@types')],
    },
    include: [path.join(folder, 'src')],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'].map((glob) => path.join(folder, glob)),
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * The compiler leaves `.ts` in the imports of declarations (`rewriteRelativeImportExtensions` changes modules only), but the files beside
 * them are `.js`. The compiler's scanner finds the imports.
 */
function toJsSpecifiers(file: string): void {
  const text = readFileSync(file, 'utf8');
  const ours = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => /^\..*\.tsx?$/.test(fileName));
  const changed = ours.reduceRight((done, { end, fileName }) => {
    const extension = path.extname(fileName);
    const before = done.lastIndexOf(extension, end + 1);
    return `${done.slice(0, before)}.js${done.slice(before + extension.length)}`;
  }, text);
  if (changed !== text) writeFileSync(file, changed);
}
