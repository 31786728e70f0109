import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as hooks from 'preact/hooks';
import ts from 'typescript';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '..', 'src');

/** The names that @preact/compat hands on from preact; any other of React would bring compat into every page. */
const handedOn = new Set([
  'Component',
  'Fragment',
  'createContext',
  'createElement',
  'createRef',
  ...Object.keys(hooks),
]);
/** Compat listens to `focusin`; preact alone to `focus`, which does not bubble. On these elements it makes no difference. */
const childless = /^(input|textarea|select|button)$/;

/** A reason against an attribute that preact alone reads otherwise than React; undefined for the others. */
function differs(tag: string, name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  if (!/^[a-z]/.test(tag)) return name === 'ref' ? 'hand the ref on under another name' : undefined;
  const type = attributes.get('type') ?? '';
  if (name === 'onChange' && (tag === 'textarea' || (tag === 'input' && !/^(checkbox|radio|file)$/.test(type))))
    return 'write onInput';
  if (/^on(Focus|Blur)$/.test(name) && !childless.test(tag)) return `write ${name}Capture`;
  if (/^(onDoubleClick|defaultValue|defaultChecked|style|translate)$/.test(name)) return 'only compat knows it';
  if (name === 'value' && attributes.has('multiple')) return 'set `selected` of the options';
  if (/^(svg|path|circle|line|rect|g|polyline)$/.test(tag) && /[A-Z]/.test(name) && name !== 'viewBox')
    return 'write the attribute as SVG does';
  return undefined;
}

function faultsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText(source) === "'react'") {
      const { isTypeOnly, namedBindings } = node.importClause ?? {};
      const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      if (!isTypeOnly && !names.length) faults.push(`${file}: import names of react one by one`);
      for (const { isTypeOnly: isType, name, propertyName } of names) {
        const imported = (propertyName ?? name).text;
        if (!isTypeOnly && !isType && !handedOn.has(imported)) faults.push(`${file}: ${imported} is compat's own`);
      }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const own = node.attributes.properties.filter(ts.isJsxAttribute);
      const attributes = new Map(
        own.map((one) => [one.name.getText(source), one.initializer?.getText(source).replaceAll('"', '') ?? '']),
      );
      for (const name of attributes.keys()) {
        const tag = node.tagName.getText(source);
        // An element under the name of a component.
        const isElement = text.includes(`const ${tag} = 'wbn-`);
        const reason = isElement ? undefined : differs(tag, name, attributes);
        if (reason) faults.push(`${file}: <${tag} ${name}>: ${reason}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

it('no view needs what only @preact/compat adds to preact, which the CDN leaves out', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !/\.test\.|\.d\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => faultsOf(file, readFileSync(path.join(sources, file), 'utf8')))).toEqual([]);
});

it.each([
  ['<input onChange={x} />', 'onInput'],
  ['<input type="checkbox" onChange={x} />', ''],
  ['<select onChange={x} />', ''],
  ['<form onFocus={x} />', 'onFocusCapture'],
  ['<input onFocus={x} />', ''],
  ['<p style={x} />', 'compat'],
  ['<path strokeWidth="2" />', 'SVG'],
  ['<Card ref={x} />', 'ref'],
  ["import { memo, useState } from 'react';", "memo is compat's own"],
  ["import React from 'react';", 'one by one'],
  ["import { type ReactNode, useState } from 'react';", ''],
])('says of %s "%s"', (code, advice) => {
  const faults = faultsOf('view.tsx', code.startsWith('import') ? code : `const view = ${code};`);
  if (advice) expect(faults).toEqual([expect.stringContaining(advice)]);
  else expect(faults).toEqual([]);
});
