import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';
import type { ElementDoc } from './model.ts';

const marks = ['<!-- made from the definition -->', '<!-- end -->'] as const;
const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const code = (text: string) => (text ? `\`${text}\`` : '');

/** The tables of one element's README. */
function tables(one: ElementDoc): string {
  return [
    table(
      ['attribute', 'property', 'means', 'default'],
      [
        ...one.attributes.map(({ name, property, about, default: value }) => [
          code(name),
          code(property),
          about,
          code(value ?? ''),
        ]),
        ...(one.data ? [['', code('data'), one.data, '']] : []),
      ],
    ),
    table(
      ['event', 'detail', 'means'],
      one.events.map(({ name, detail, about, isCancelable }) => [
        code(name),
        code(detail),
        isCancelable ? `${about} (cancelable)` : about,
      ]),
    ),
    ...(one.methods.length
      ? [
          table(
            ['method', 'does'],
            one.methods.map(({ name, about }) => [code(`${name}()`), about]),
          ),
        ]
      : []),
    table(
      ['slot', 'holds'],
      one.slots.map(({ name, about }) => [code(name) || 'the element’s content', about]),
    ),
    table(
      ['part', 'is'],
      one.parts.map(({ name, about }) => [code(name), about]),
    ),
    'Custom properties: [those of every widget](../../README.md#colours-and-sizes).',
  ].join('\n\n');
}

/** A README with current tables; creates a missing one. */
function readmeOf(one: ElementDoc): { file: string; now: string; wanted: string } {
  const file = path.join(top, 'packages', 'widgets', 'src', one.folder, 'README.md');
  const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const start = now || `# \`<${one.tag}>\`\n\n${one.summary}\n`;
  const [before = '', rest = ''] = start.split(marks[0]);
  const after = rest.split(marks[1])[1] ?? '\n';
  return { file, now, wanted: `${before.trimEnd()}\n\n${marks[0]}\n\n${tables(one)}\n\n${marks[1]}${after}` };
}

/** READMEs whose tables differ from the definitions; updates them if `write` is set. */
export function staleReadmes(elements: readonly ElementDoc[], write: boolean): string[] {
  const stale = elements.map(readmeOf).filter(({ now, wanted }) => now !== wanted);
  if (write) for (const { file, wanted } of stale) writeFileSync(file, wanted);
  return stale.map(({ file }) => path.relative(top, file));
}
