import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  spaces,
  type Token,
  type TokenName,
  tierTokens,
  tokenNames,
  tokens,
} from '../../packages/widgets/src/theme/tokens.ts';
import { top } from '../run.ts';

const widgets = path.join(top, 'packages', 'widgets');
const defaultOf = (name: TokenName): string | undefined => (tokens[name] as Token).value;
const isNamed = (name: TokenName): boolean => !!defaultOf(name) && !(tokens[name] as Token).inPlace;
const lines = (names: readonly TokenName[]): string[] =>
  names.filter(isNamed).map((name) => `  --w-${name}: var(--wbn-${name}, ${defaultOf(name)});`);

const spaceLines = spaces.map((px) => `  --w-${px}: calc(${px}px * var(--w-density));`).join('\n');
const ofAll = tokenNames.filter((name) => !tierTokens.includes(name));

/** The style sheets of the tokens, by their names in `packages/widgets/src/ui`. */
export const tokenSheets = (): Readonly<Record<string, string>> => ({
  'tokens.css': `/*
 * Made by scripts/docs/tokens.ts from theme/tokens.ts, for pages such as the portal's; widget-tokens.css is that of the widgets. A page
 * sets --wbn-<name> on a widget or on anything around it; widgets and portal read --w-<name>. Light or dark follows the page's own color-scheme, so a light page never gets a dark widget.
 */
:root,
:host {
${lines(ofAll).join('\n')}
${spaceLines}
}
@media (prefers-reduced-motion: reduce) {
  :root,
  :host {
    --w-motion: 0s;
  }
}
`,
  'widget-tokens.css': `/* Made by scripts/docs/tokens.ts from theme/tokens.ts. One widget moves, and reads --wbn-motion itself: the others need no word of it. */
:host {
${lines(ofAll.filter((name) => name !== 'motion')).join('\n')}
${spaceLines}
}
`,
  'tiers.css': `/* Made by scripts/docs/tokens.ts from theme/tokens.ts: the colours of the memberships, for the widgets that show them. */
:root,
:host {
${lines(tierTokens).join('\n')}
}
`,
});

const asComment = (name: TokenName): string => {
  const value = defaultOf(name);
  return `  /** ${tokens[name].about}${value ? ` Default: \`${value}\`.` : ''} */`;
};
const asProperty = (name: TokenName): string =>
  `  readonly ${name.includes('-') ? `'${name}'` : name}?: ${name === 'density' ? 'Density | number' : 'string | number'} | null;`;

/** The type of a preset: an interface, because an editor shows what it says of each name. */
const themeType = (): string => `export type Density = 'compact' | 'normal' | 'roomy';

/**
 * A preset of \`configure({ theme })\`: the custom properties by their names without \`--wbn-\`. \`null\` removes one. Made by
 * scripts/docs/tokens.ts from tokens.ts.
 */
export interface Theme {
${tokenNames.flatMap((name) => [asComment(name), asProperty(name)]).join('\n')}
}
`;

const marks = ['<!-- made from theme/tokens.ts -->', '<!-- end of the tokens -->'] as const;

function tokenTable(): string {
  const rows = tokenNames.map((name) => {
    const value = defaultOf(name);
    return `| \`--wbn-${name}\` | ${tokens[name].about} | ${value ? `\`${value}\`` : ''} |`;
  });
  return ['| custom property | of | default |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Files made from the list of tokens that differ from it, by path; updates them if `write` is set. */
export function staleTokenFiles(write: boolean): string[] {
  const readme = path.join(widgets, 'README.md');
  const [before = '', rest = ''] = readFileSync(readme, 'utf8').split(marks[0]);
  const wanted = new Map(
    Object.entries(tokenSheets()).map(([name, css]) => [path.join(widgets, 'src', 'ui', name), css]),
  );
  wanted.set(readme, `${before}${marks[0]}\n\n${tokenTable()}\n\n${marks[1]}${rest.split(marks[1])[1] ?? ''}`);
  wanted.set(path.join(widgets, 'src', 'theme', 'theme.ts'), themeType());
  const stale = [...wanted].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  if (write) for (const [file, text] of stale) writeFileSync(file, text);
  return stale.map(([file]) => path.relative(top, file));
}
