import ts from 'typescript';
import { expect } from 'vitest';

type Scope = Readonly<Record<string, unknown>>;
type Load = (specifier: string) => Promise<Scope>;
type Runner = (load: Load, expectation: typeof expect, ...values: unknown[]) => Promise<void>;

const AsyncFunction = (async () => {}).constructor as new (...parametersAndBody: string[]) => Runner;

/** The comment on the last line of a statement: the result of its expression. */
function resultOf(code: string, statement: ts.Statement): string | undefined {
  const [comment] = ts.getTrailingCommentRanges(code, statement.end) ?? [];
  return comment && code.slice(comment.pos + 2, comment.end).trim();
}

function toCheck(code: string, statement: ts.Statement): string {
  const text = statement.getText();
  if (ts.isImportDeclaration(statement)) {
    const names = statement.importClause?.namedBindings?.getText() ?? '{}';
    return `const ${names.replaceAll(' as ', ': ')} = await load(${statement.moduleSpecifier.getText()});`;
  }
  const result = resultOf(code, statement);
  if (!ts.isExpressionStatement(statement) || result === undefined) return text;
  const expression = statement.expression.getText();
  const thrown = /^throws (.*)$/.exec(result)?.[1];
  return thrown === undefined
    ? `expect(${expression}, ${JSON.stringify(text)}).toEqual(${result});`
    : `await expect(async () => (${expression}), ${JSON.stringify(text)}).rejects.toThrow(${thrown});`;
}

/**
 * Runs the code of an example and compares each `expression // result`. `// throws 'text'` stands for an error whose message has this text. The
 * names of `scope` are known without an import.
 */
export async function runExample(code: string, scope: Scope, load: Load): Promise<void> {
  const { statements } = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ESNext, true);
  const checks = statements.map((statement) => toCheck(code, statement));
  if (!checks.some((check) => /^(?:await )?expect\(/.test(check))) throw new Error(`No result is shown: ${code}`);
  const imported = statements.filter(ts.isImportDeclaration).map((statement) => statement.getText());
  // An import replaces the entry's own export of the same name.
  const names = Object.keys(scope).filter((name) => !imported.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  try {
    const run = new AsyncFunction('load', 'expect', ...names, checks.join('\n'));
    await run(load, expect, ...names.map((name) => scope[name]));
  } catch (error) {
    throw Object.assign(error as Error, { message: `${(error as Error).message}\nin the example\n${code}` });
  }
}
