import ts from 'typescript';
import { expect } from 'vitest';
import { shownNetwork } from './network.ts';
import * as samples from './samples.ts';

type Scope = Readonly<Record<string, unknown>>;
type Load = (specifier: string) => Promise<Scope>;

const AsyncFunction = (async () => {}).constructor as new (
  ...parametersAndBody: string[]
) => (...values: unknown[]) => Promise<void>;

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

/** `// GET path answers data` and `// GET path fails with name`: the part of the network that an example needs. */
const shownAnswers = (code: string): string[] =>
  [...code.matchAll(/^\/\/ ((?:GET|POST|PUT|DELETE) \S+) (?:answers (.*)|fails with (\w+))$/gm)].map(
    ([, request, data, name]) =>
      name
        ? `network.fails(${JSON.stringify(request)}, '${name}');`
        : `network.answers(${JSON.stringify(request)}, ${data});`,
  );

/**
 * Runs the code of an example and compares each `expression // result`. `// throws 'text'` stands for an error whose message has this text.
 * Without an import an example knows the names of `scope`, the samples, and the `client` of a visitor who is logged in.
 */
export async function runExample(code: string, scope: Scope, load: Load): Promise<void> {
  const { statements } = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ESNext, true);
  const checks = statements.map((statement) => toCheck(code, statement));
  if (!checks.some((check) => /^(?:await )?expect\(/.test(check))) throw new Error(`No result is shown: ${code}`);
  const network = shownNetwork();
  const known = { ...samples, client: network.client, ...scope, load, expect, network };
  // In a block of its own, so that it can declare any name.
  const body = ['{', ...shownAnswers(code), ...checks, '}'].join('\n');
  try {
    await new AsyncFunction(...Object.keys(known), body)(...Object.values(known));
    expect(network.unanswered, 'requests without a shown answer').toEqual([]);
  } catch (error) {
    throw Object.assign(error as Error, { message: `${(error as Error).message}\nin the example\n${code}` });
  } finally {
    network.client.session?.stop();
  }
}
