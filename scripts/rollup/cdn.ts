import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { OutputBundle, OutputChunk, OutputOptions, Plugin, RollupOptions, SourceMap } from 'rollup';
import { textNames } from '../../packages/widgets/src/diagnosis/text-names.ts';
import { tokenNames } from '../../packages/widgets/src/theme/tokens.ts';
import { top } from '../run.ts';
import { forbidExtraModules, replaceModules, runtimeFromPage } from './cdn-plugins.ts';
import { attributesOfWidgets, metaOf } from './definitions.ts';
import { type PathOf, withLists, withTexts, withWidget } from './entries.ts';
import { insertHashes, made, placeFor } from './hashes.ts';
import { loaderValues } from './loader-values.ts';
import { cdn, localesOf, packages, version, widgets, widgetsDist } from './paths.ts';
import { mapsOfModules, minify, treeshake, type Values } from './plugins.ts';

const entries: Record<string, string> = {};
/** One step of the build; `putInPlace` joins the last one. */
interface Stage extends RollupOptions {
  readonly plugins: Plugin[];
}

/** The build writes here and replaces the folder at the end: a build that fails keeps the one before. */
const aside = `${cdn}-building`;
const folder = path.join(aside, version);

/** Maps name sources by their path in the repository. No file names its map (docs/decisions/060-source-maps.md). */
const withMap: OutputOptions = {
  sourcemap: 'hidden',
  sourcemapPathTransform: (source, map) => path.relative(top, path.resolve(path.dirname(map), source)),
};
const writeMap = (file: string, map: SourceMap | null, target = folder) =>
  writeFileSync(path.join(target, `${file}.map`), JSON.stringify({ ...map, file }));

const chunk = (name: string, input: string, plugins: readonly Plugin[] = [], values?: Values): Stage => ({
  input,
  treeshake,
  onwarn(warning, warn) {
    // Two components may draw each other; anything else that rollup doubts is a mistake.
    if (warning.code === 'CIRCULAR_DEPENDENCY') warn(warning);
    else throw new Error(`${name}: ${warning.message}`);
  },
  plugins: [
    ...plugins,
    mapsOfModules(),
    nodeResolve({ browser: true }),
    forbidExtraModules(name),
    ...minify(values),
    insertHashes(),
    hashed(name),
  ],
  output: {
    format: 'es',
    freeze: false,
    dir: folder,
    entryFileNames: 'chunk.js',
    inlineDynamicImports: true,
    ...withMap,
  },
});

/** Takes the single chunk out of a bundle, so that rollup writes no file of its own. */
function takeOnly(bundle: OutputBundle): OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const file of Object.keys(bundle)) delete bundle[file];
  return chunks[0]!;
}

/** Writes the chunk under a name that holds its content's hash, and remembers its integrity. */
const hashed = (name: string): Plugin => ({
  name: 'wbn-hashed',
  generateBundle(_, bundle) {
    const { code, map } = takeOnly(bundle);
    const hash = createHash('sha256').update(code).digest('base64');
    const file = `${name}.${hash.slice(0, 8).replace(/\W/g, '_')}.js`; // the loader makes the same name from the hash
    made[name] = { file, hash };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, file), code);
    writeMap(file, map);
  },
});

const locales = new Set(widgets.flatMap(localesOf));

/**
 * A dynamic import becomes a fetch that checks the hash of the chunk it names. Modules for which `inside` holds stay in the same file. A widget's
 * texts in other languages are one chunk, `textsOf`: a hash for each language would cost every visitor more than it saves.
 */
const lazyByHash = (
  nameOf: (source: string) => string,
  base = 'import.meta.url',
  { inside, textsOf = '' }: { readonly inside?: (source: string) => Promise<boolean>; readonly textsOf?: string } = {},
): Plugin => ({
  name: 'wbn-lazy-by-hash',
  resolveDynamicImport: async (source) =>
    typeof source !== 'string' || (await inside?.(source)) ? null : { id: nameOf(source), external: true },
  // A chunk that uses neither loses both when it is minified.
  intro: () => `const fetchChunk = (name, hash) => globalThis[Symbol.for('wbn.1')].fetch(${base}, name, hash);
const fetchTexts = async (locale) => ({ texts: (await fetchChunk('${textsOf}', '${placeFor(textsOf)}'))[locale] });`,
  renderDynamicImport({ targetModuleId }) {
    if (locales.has(targetModuleId ?? '')) return { left: 'fetchTexts(', right: ')' };
    if (!targetModuleId || !made[targetModuleId]) return null;
    return { left: 'fetchChunk(', right: `, '${placeFor(targetModuleId)}')` };
  },
});

/**
 * An entry exists under the major's name, which is cached for a short time, and under its own version, which never changes. It is the same for every
 * network: the server of the major's name inserts the addresses (packages/network/src/cdn/site.ts).
 */
const entry = (name: string, input: string, plugins: readonly Plugin[]): Stage => ({
  input,
  treeshake,
  plugins: [
    ...plugins,
    mapsOfModules(),
    nodeResolve({ browser: true }),
    forbidExtraModules('runtime'),
    ...minify(loaderValues),
    insertHashes(),
    published(name),
  ],
  output: {
    format: 'es',
    freeze: false,
    dir: folder,
    entryFileNames: 'entry.js',
    inlineDynamicImports: true,
    ...withMap,
  },
});

const published = (name: string): Plugin => ({
  name: 'wbn-published',
  generateBundle(_, bundle) {
    const { code, map } = takeOnly(bundle);
    entries[name] = createHash('sha256').update(code).digest('base64');
    mkdirSync(path.join(aside, 'v1'), { recursive: true });
    for (const place of [path.join(aside, 'v1'), folder]) writeFileSync(path.join(place, name), code);
    writeMap(name, map);
    // Under the major's name only classic scripts have maps: the addresses in front of the others move the columns.
    if (name.startsWith('wbn-')) writeMap(name, map, path.join(aside, 'v1'));
  },
});

/** After the last file: writes all hashes and replaces the old folder. */
const putInPlace = (): Plugin => ({
  name: 'wbn-put-in-place',
  generateBundle() {
    const files = [...Object.entries(entries), ...Object.values(made).map(({ file, hash }) => [file, hash])];
    const integrity = Object.fromEntries(files.map(([file, hash]) => [file, `sha256-${hash}`]));
    writeFileSync(path.join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
    rmSync(cdn, { recursive: true, force: true });
    renameSync(aside, cdn);
  },
});

/** A classic script for pages that need more than the loader, under the major's name and under its own version. */
const pageScript = (name: string, source: string, values?: Values): Stage => ({
  input: path.join(widgetsDist, 'loader', source),
  treeshake: { ...treeshake, moduleSideEffects: true },
  plugins: [mapsOfModules(), ...minify(values), published(`${name}.js`)],
  // No name of it may become a global of the page.
  output: { format: 'iife', dir: folder, entryFileNames: 'entry.js', ...withMap },
});

/** The chunk that a widget imports later: a language of its texts, another widget, or a part that several widgets share. */
const partOf = (source: string): string => {
  const [folder = '', name = ''] = source.replace('.js', '').split('/').slice(-2);
  if (name === 'suggestions') return 'lists';
  return name === 'define' ? folder : name;
};

/**
 * The CDN's files in the order in which their hashes are needed: texts, widgets (which carry their texts' hashes), the client, the runtime (which
 * carries the client's), the loader (which carries all but the texts'). Widgets take the runtime from the page's registry and not by an
 * import, so that there is no circle of hashes and a widget of one release runs on the runtime of another.
 */
export function cdnConfig(): RollupOptions[] {
  rmSync(aside, { recursive: true, force: true });
  const at: PathOf = (...parts) => path.join(widgetsDist, ...parts);
  const byFile = lazyByHash((source) => path.basename(source, '.js'));
  const other = replaceModules({
    // The loader contains the addresses.
    [at('runtime', 'settled.js')]: 'export const settled = undefined;',
    // Only documents and editors read these.
    ...Object.fromEntries(widgets.map((name) => [at(name, 'about.js'), 'export const about = {};'])),
  });
  const addressesBeside = { [at('addresses', 'find.js')]: `export * from './site.js';` };
  // The rest of the list is for documents and style sheets.
  const namesAlone = replaceModules({
    ...addressesBeside,
    [at('diagnosis', 'text-names.js')]: `export const textNames = ${JSON.stringify(textNames)};`,
    [at('theme', 'tokens.js')]: `export const tokenNames = ${JSON.stringify(tokenNames)};`,
  });
  // The code that sends calls is fetched once, for all who use it.
  const sendOfClient = replaceModules({
    ...addressesBeside,
    [path.join(packages, 'core', 'dist', 'api', 'send.js')]:
      `export const send = async (...sending) => (await import(${JSON.stringify(at('runtime', 'client.js'))})).send(...sending);`,
  });
  const stages = [
    chunk('live', at('ui', 'live.js'), [runtimeFromPage()]),
    chunk('inbox', at('message-center', 'inbox.js'), [other, runtimeFromPage(), byFile]),
    chunk('translation', at('message-center', 'translation.js'), [other, runtimeFromPage()]),
    chunk('desk', at('message-center', 'desk.js'), [other, runtimeFromPage(), byFile]),
    chunk('confirmation', at('inquiry-form', 'confirmation.js'), [other, runtimeFromPage()]),
    chunk('permission', at('ui', 'permission.js'), [runtimeFromPage()]),
    chunk('login-lost', at('ui', 'login-lost.js'), [runtimeFromPage()]),
    chunk('payment', at('membership-checkout', 'payment.js'), [other, runtimeFromPage()]),
    chunk('client', at('runtime', 'client.js'), [runtimeFromPage()]),
    chunk('lists', '\0entry', [withLists(at), other, runtimeFromPage()]),
  ];
  for (const widget of widgets) {
    const textsOf = `${widget}.texts`;
    stages.push(chunk(textsOf, '\0entry', [withTexts(at, widget)]));
    const lazy = lazyByHash(partOf, undefined, { textsOf });
    stages.push(chunk(widget, at(widget, 'define.js'), [other, runtimeFromPage(), lazy]));
  }
  stages.push(chunk('check-config', at('diagnosis', 'check-config.js'), [namesAlone, runtimeFromPage()]));
  stages.push(chunk('diagnose', at('runtime', 'diagnose.js'), [namesAlone, runtimeFromPage()]));
  stages.push(chunk('visitor', at('runtime', 'visitor.js'), [sendOfClient, runtimeFromPage(), byFile]));
  stages.push(chunk('runtime', at('runtime', 'cdn.js'), [other, byFile]));
  const placeholderValues = async () => ({ __WBN_ATTRIBUTES__: await attributesOfWidgets() });
  stages.push(pageScript('wbn-classic', 'classic.js', placeholderValues));
  stages.push(pageScript('wbn-frame', 'frame.js'), pageScript('wbn-framed', 'framed.js'));
  const fetched = replaceModules({ [at('loader', 'runtime.js')]: `export * from './runtime-chunk.js';` });
  stages.push(entry('wbn.js', at('loader', 'wbn.js'), [fetched]));
  for (const widget of widgets) {
    const here = `new URL('../${version}/', import.meta.url)`;
    const isAsking = async () => !!(await metaOf(widget)).load;
    // A widget that calls as soon as it is drawn has its client in the same file: one round trip less.
    const inside = async (source: string) =>
      source.endsWith('cdn.js') || (source.endsWith('/client.js') && (await isAsking()));
    const lazy = lazyByHash(partOf, here, { inside, textsOf: `${widget}.texts` });
    stages.push(entry(`${widget}.js`, '\0entry', [withWidget(at, widget, isAsking), other, lazy]));
  }
  stages.at(-1)?.plugins.push(putInPlace());
  return stages;
}
