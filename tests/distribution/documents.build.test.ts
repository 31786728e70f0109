import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildDeclarations } from '../../scripts/build/build.ts';
import { type ElementDoc, elementDocs } from '../../scripts/docs/model.ts';
import { staleReadmes } from '../../scripts/docs/readme.ts';
import { staleTokenFiles } from '../../scripts/docs/tokens.ts';
import { wrapperSources } from '../../scripts/docs/write-wrappers.ts';
import { top } from '../../scripts/run.ts';

const widgets = path.join(top, 'packages', 'widgets');
const read = (name: string): string => readFileSync(path.join(widgets, 'dist', name), 'utf8');
const all = await elementDocs();

it('every element that is built is documented', () => {
  const folders = readdirSync(path.join(widgets, 'src')).filter((name) =>
    existsSync(path.join(widgets, 'src', name, 'define.ts')),
  );
  expect(all.map(({ folder }) => folder)).toEqual(folders);
  for (const one of all) {
    expect(one.summary, one.tag).not.toBe('');
    for (const { name, about } of [...one.attributes, ...one.events, ...one.parts, ...one.cssProperties, ...one.slots])
      expect(about, `${one.tag} ${name}`).not.toBe('');
  }
});

it.each([
  ['custom-elements.json', (one: ElementDoc) => [...one.attributes, ...one.events, ...one.parts, ...one.cssProperties]],
  ['web-types.json', (one: ElementDoc) => [...one.attributes, ...one.events, ...one.parts, ...one.cssProperties]],
  ['vscode.html-custom-data.json', (one: ElementDoc) => one.attributes],
  ['elements.d.ts', (one: ElementDoc) => [...one.attributes, ...one.events]],
] as const)('%s says of each element all that its definition says', (file, wanted) => {
  const text = read(file);
  if (file.endsWith('.json')) JSON.parse(text);
  for (const one of all) {
    expect(text).toContain(one.tag);
    for (const { name } of wanted(one)) expect(text, one.tag).toMatch(new RegExp(`["']${name}["']`));
  }
});

it.each(['jsx.d.ts', 'preact.d.ts', 'solid.d.ts', 'vue.d.ts', 'svelte.d.ts'])('%s has every element', (file) => {
  for (const { tag } of all) expect(read(file)).toContain(`'${tag}'`);
});

/** Code of a developer who uses the elements without our components. */
const consumer = `import type { WbnBusinessCardEvents, WbnSearchBoxEvents } from '@wbn/widgets/types/elements';
import '@wbn/widgets/types/jsx';

const searched = (event: WbnSearchBoxEvents['wbn-search']) => console.log(event.currentTarget.search.length);
const opened = (event: WbnBusinessCardEvents['wbn-open']) => console.log(event.currentTarget.businessId.length);

export const Other = () => <wbn-search-box onwbn-search={searched} />;
export const Page = () => (
  <wbn-search-box
    search="valves"
    suggestions="off"
    onwbn-search={(event) => {
      event.preventDefault();
      console.log(event.detail.url.length);
    }}
  />
);

export function heard(): void {
  const card = document.querySelector('wbn-business-card');
  if (!card) return;
  card.variant = 'result';
  card.data = { businessID: 'x' };
  card.addEventListener('wbn-save', (event) => console.log(event.detail.businessID.length));
  // @ts-expect-error: no such variant
  card.variant = 'poster';
  // @ts-expect-error: data are a business
  card.data = 7;
  card.addEventListener('wbn-open', opened);
  // @ts-expect-error: the document is not the element
  document.addEventListener('wbn-open', opened);
  card.addEventListener('click', (event) => console.log(event.clientX));
  const saved = (event: CustomEvent<{ businessID: string }>) => console.log(event.detail.businessID);
  card.addEventListener('wbn-save', saved);
  card.removeEventListener('wbn-save', saved);
}

document.addEventListener('wbn-search', (event) => console.log(event.detail.url.length));
(window.wbn ||= []).push(['configure', { locale: 'es' }]);
window.wbn?.on?.('wbn-search', (event) => console.log(event.detail.url.length));
window.wbn?.diagnose?.().then((findings) => console.log(findings[0]?.text.length));
window.wbn?.session?.().then(({ userID }) => console.log(userID?.length));
window.wbn?.configure?.({ locale: 'es' });
// @ts-expect-error: before the script is there, it has no functions
window.wbn?.login();
// @ts-expect-error: no such function
window.wbn?.diagnos?.();
if (window.wbn?.version) window.wbn.on('wbn-search', (event) => console.log(event.detail.url.length));
`;

/** The code examples of the READMEs; tests/integrations has those of the frameworks. */
const snippets = ['contract', 'core', 'shadow-dom-inject', 'widgets'].flatMap((name) => {
  const text = readFileSync(path.join(top, 'packages', name, 'README.md'), 'utf8');
  const found = [...text.matchAll(/```(tsx?)\n([\s\S]+?)```/g)];
  if (!found.length) throw new Error(`${name}'s README shows no code.`);
  return found.map(([, kind = '', code = '']) => [`${name}.${kind}`, code] as const);
});

it('the types are valid, refuse what an element does not take, and take what the READMEs show', async () => {
  // The elements' types refer to declarations, which a build for tests leaves out.
  await buildDeclarations();
  const folder = mkdtempSync(path.join(widgets, 'dist', 'consumer-'));
  const files = [['consumer.tsx', consumer] as const, ...snippets].map(([name, code]) => {
    writeFileSync(path.join(folder, name), code);
    return path.join(folder, name);
  });
  const tsc = path.join(top, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const flags =
    '--ignoreConfig --noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler --types react,node';
  const ours =
    '--customConditions wbn-source --allowImportingTsExtensions --lib es2024,dom,dom.iterable,dom.asynciterable';
  const css = path.join(widgets, 'src', 'runtime', 'css.d.ts');
  const command = [tsc, ...`${flags} ${ours}`.split(' '), '--target', 'es2022', css, ...files];
  const { stdout } = spawnSync(process.execPath, command, { cwd: top, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('');
}, 120_000);

it.each(Object.entries(wrapperSources))('the components of %s are those of the definitions', (name, sources) => {
  const folder = path.join(top, 'packages', name, 'src', 'components');
  const present = readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
  expect(Object.fromEntries(present)).toEqual(sources(all));
});

it('llms.txt names everything that a page may use of every widget', () => {
  const text = readFileSync(path.join(widgets, 'dist', 'llms.txt'), 'utf8');
  for (const { tag, attributes, events, methods, parts } of all) {
    const section = text.split(`## \`<${tag}>\``)[1]?.split('\n## ')[0] ?? '';
    const names = [...attributes, ...events, ...parts].map(({ name }) => name);
    for (const name of [...names, ...methods.map((one) => `${one.name}()`)])
      expect(section, tag).toContain(`\`${name}\`:`);
  }
  expect(text).toContain('`--wbn-accent`');
  expect(readFileSync(path.join(widgets, 'dist', 'cdn', 'v1', 'llms.txt'), 'utf8')).toBe(text);
});

it("the tables of each widget's README are its definition's", () => {
  expect(staleReadmes(all, false)).toEqual([]);
});

it.each(all.map((one) => [one.tag, one] as const))(
  '%s stands in its README as it is pasted, with content',
  (tag, one) => {
    const text = readFileSync(path.join(widgets, 'src', one.folder, 'README.md'), 'utf8');
    const [, written = '', content = ''] = new RegExp(`\`\`\`html\\n<${tag}([^>]*)>([^]+?)</${tag}>`).exec(text) ?? [];
    expect(content).toMatch(/(href|action)="https:\/\/portal\.example\//);
    const known = one.attributes.map(({ name }) => name);
    for (const [, name = ''] of written.matchAll(/([\w-]+)=/g)) expect(known).toContain(name);
  },
);

it('the style sheets of the tokens and their table in the README are made from the list', () => {
  expect(staleTokenFiles(false)).toEqual([]);
});
