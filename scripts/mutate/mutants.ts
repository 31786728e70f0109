import ts from 'typescript';

/** One planted fault: the text between `start` and `end` is replaced. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** From 1. */
  readonly line: number;
}

const operators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
};

/** The faults of one node: another operator, a condition that always holds, a missing call, another number or truth value. */
function* faultsOf(node: ts.Node): Generator<readonly [ts.Node, string]> {
  if (ts.isBinaryExpression(node)) {
    const other = operators[node.operatorToken.kind];
    if (other) yield [node.operatorToken, other];
  }
  if (ts.isIfStatement(node)) yield [node.expression, 'true'];
  if (ts.isConditionalExpression(node)) yield [node.condition, 'true'];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    yield [node, node.operand.getText()];
  if (ts.isExpressionStatement(node)) {
    const value = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    if (ts.isCallExpression(value)) yield [node, ';'];
  }
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) yield [node, `(${node.text} + 1)`];
  if (node.kind === ts.SyntaxKind.TrueKeyword && ts.isExpression(node)) yield [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword && ts.isExpression(node)) yield [node, 'true'];
}

/** All planted faults of a source file. Types and imports have none. */
export function mutantsOf(name: string, source: string): Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    for (const [{ end, ...target }, replacement] of [...faultsOf(node)].map(
      ([one, text]) => [{ start: one.getStart(), end: one.getEnd() }, text] as const,
    )) {
      const line = file.getLineAndCharacterOfPosition(target.start).line + 1;
      found.push({ start: target.start, end, replacement, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The source with one planted fault. */
export const withFault = (source: string, { end, replacement, start }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
