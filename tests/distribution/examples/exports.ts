import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { top } from '../../../scripts/run.ts';

/** An entry of the `exports` of a package, with the examples in the comments above its declarations. */
export interface Entry {
  /** As it is imported: `@wbn/core/live`. */
  readonly name: string;
  readonly file: string;
  readonly examples: ReadonlyMap<string, readonly string[]>;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly 'wbn-source'?: string }>>;
}

function sourceEntries(folder: string): { name: string; file: string }[] {
  const home = path.join(top, 'packages', folder);
  const { name, exports } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? undefined : target['wbn-source'];
    return source ? [{ name: name + entry.slice(1), file: path.join(home, source) }] : [];
  });
}

/** Without the libraries' types, which nothing here reads. */
const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['wbn-source'],
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
};

const examplesAt = (declaration: ts.Declaration): string[] =>
  ts
    .getJSDocTags(declaration)
    .filter(({ tagName }) => tagName.text === 'example')
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');

/** The entries of packages, by the names of their folders, in the order of package.json. */
export function entriesOf(folders: readonly string[]): Entry[] {
  const entries = folders.flatMap(sourceEntries);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  return entries.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const examples = (module ? checker.getExportsOfModule(module) : []).map((one): [string, string[]] => {
      const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
      return [one.name, (target.declarations ?? []).flatMap(examplesAt)];
    });
    return { name, file, examples: new Map(examples) };
  });
}
