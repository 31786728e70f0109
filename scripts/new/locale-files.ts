import path from 'node:path';
import ts from 'typescript';

/** Reads TypeScript; `name` decides whether it contains JSX. */
export const parse = (name: string, source: string): ts.SourceFile =>
  ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);

const initializerOf = (file: ts.SourceFile): ts.Expression | undefined => {
  const exported = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const value = exported.at(-1)?.initializer;
  return value && ts.isAsExpression(value) ? value.expression : value;
};

/** The imports of values, with `en` renamed to `code`. */
const valueImports = (file: ts.SourceFile, code: string): string =>
  file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    .map((statement) => statement.getText().replace(/\ben\b/g, code))
    .join('\n');

/** The imports of types with the names that they bring. */
const typeImports = (file: ts.SourceFile): { statement: string; names: string[] }[] =>
  file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    .map((statement) => ({
      statement: statement.getText(),
      names: (/\{([^}]*)\}/.exec(statement.getText())?.[1] ?? '').split(',').map((name) => name.trim()),
    }));

/**
 * The texts of a new language: declared as the Italian file declares them, with the English sentences as a start for the translator.
 * @throws Error if one of the files exports no texts
 */
export function startOfTexts(italian: string, english: string, code: string): string {
  const shape = parse('it.ts', italian);
  const words = parse('en.ts', english);
  const [replaced, sentences] = [initializerOf(shape), initializerOf(words)];
  if (!replaced || !sentences) throw new Error('The files of texts must export one object.');
  const declared = shape.text.slice(shape.statements.find(ts.isVariableStatement)!.getStart(), replaced.getStart());
  // The rules of plural forms are those of the new language: `in: 'en'`, `unitTexts('en', …)`.
  const text = sentences.getText().replaceAll("'en'", `'${code}'`);
  const ownTypes = typeImports(words).filter(({ names }) =>
    names.some((name) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const types = new Set([...typeImports(shape), ...ownTypes].map(({ statement }) => statement));
  return [valueImports(words, code), ...types, '', `${declared.replace(/\bit\b/, code)}${text};`, '']
    .join('\n')
    .trimStart();
}

/** Where the texts of a language stand beside the Italian ones: `a/texts/it.ts` gives `a/texts/fr.ts`. */
export const besideItalian = (file: string, code: string): string =>
  path.posix.join(path.posix.dirname(file), `${code}.ts`);
