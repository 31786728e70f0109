import ts from 'typescript';
import { parse } from './locale-files.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The keys of an object literal with their properties. */
const propertiesOf = (node: ts.ObjectLiteralExpression): ReadonlyMap<string, ts.ObjectLiteralElementLike> =>
  new Map(
    node.properties.flatMap((one) => (one.name ? [[one.name.getText().replace(/['"]/g, ''), one] as const] : [])),
  );

/** The module of a property such as `it`, imported above, or `it: () => import('./texts/it.ts')`. */
const moduleOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  ts.isShorthandPropertyAssignment(property)
    ? /import \{[^}]*\bit \} from '([^']+)'/.exec(property.getSourceFile().text)?.[1]
    : /import\('([^']*\bit(?:\.ts|\/[^']*))'\)/.exec(property.getText())?.[1];

/** The property of the new language, as the Italian one; with the English value where the new language has no module. */
function propertyFor(properties: ReturnType<typeof propertiesOf>, code: string, hasModule: (path: string) => boolean) {
  const [italian, english] = [properties.get('it')!, properties.get('en')];
  const module = moduleOf(italian);
  if (module && hasModule(module)) return italian.getText().replace(/\bit\b/g, code);
  if (english && ts.isShorthandPropertyAssignment(english)) return `${code}: en`;
  return english && ts.isPropertyAssignment(english) ? `${code}: ${english.initializer.getText()}` : undefined;
}

/** Receipts lack Chinese; some lists have no English. */
const isLanguageList = (words: readonly string[]): boolean =>
  words.length <= 5 && ['es', 'it', 'ar'].every((one) => words.includes(one));

/**
 * Adds a language to a source file, wherever the file lists the languages: imports of `it`, objects by language, lists and unions of codes.
 * `hasModule(path)`: whether the new language has a file where Italian has `path`. The source comes back unchanged if it lists no languages.
 */
export function withLanguage(name: string, source: string, code: string, hasModule: (path: string) => boolean): string {
  const insertions: Insertion[] = [];
  const add = (node: ts.Node, text: string) => insertions.push({ at: node.getEnd(), text });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const path = (node.moduleSpecifier as ts.StringLiteral).text;
      if (/\/it\.ts$/.test(path) && hasModule(path)) add(node, `\n${node.getText().replace(/\bit\b/g, code)}`);
      return;
    }
    if (ts.isObjectLiteralExpression(node)) {
      const properties = propertiesOf(node);
      if (isLanguageList([...properties.keys()])) {
        const text = propertyFor(properties, code, hasModule);
        if (text) add(node.properties.at(-1)!, `,\n${text}`);
        return;
      }
    }
    if (
      ts.isArrayLiteralExpression(node) &&
      isLanguageList(node.elements.filter(ts.isStringLiteral).map((one) => one.text))
    )
      add(node.elements.at(-1)!, `, '${code}'`);
    if (ts.isUnionTypeNode(node)) {
      const codes = node.types.filter(ts.isLiteralTypeNode).map(({ literal }) => literal.getText().slice(1, -1));
      if (isLanguageList(codes)) add(node, ` | '${code}'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(name, source));
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
