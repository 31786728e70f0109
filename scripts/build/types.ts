import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { published } from '../published.ts';
import { run, top } from '../run.ts';

/** Writes the declarations beside each package's modules. A package sees the others' built types, as from npm. */
export async function buildTypes(): Promise<void> {
  for (const name of published) {
    // Its own compiler writes modules and declarations at once.
    const isAngular = name === 'angular';
    const folder = path.join(top, 'packages', name);
    if (isAngular) rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
    const compiler = isAngular ? '@angular/compiler-cli/bundles/src/bin/ngc.js' : 'typescript-native/bin/tsc';
    const config = configOf(name, folder, isAngular ? forAngular : {});
    await run(`Types of ${name}`, ['node', `node_modules/${compiler}`, '-p', config]);
    for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) toJsSpecifiers(path.join(folder, file));
  }
}

/** The form that libraries have: the application's compiler completes it for its own version of Angular. */
const forAngular = {
  compilerOptions: { emitDeclarationOnly: false, experimentalDecorators: true, rewriteRelativeImportExtensions: true },
  // Angular types the events of a custom element as `Event`.
  angularCompilerOptions: { compilationMode: 'partial', typeCheckHostBindings: false },
};

function configOf(name: string, folder: string, own: Readonly<Record<string, object>>): string {
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
      ...own.compilerOptions,
    },
    angularCompilerOptions: own.angularCompilerOptions,
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
