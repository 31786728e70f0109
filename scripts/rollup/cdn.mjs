import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import { browserOnly, instead, late, noStowaways, runtimeFromPage, withoutDocs } from './cdn-plugins.mjs';
import { leanPreact } from './lean-preact.mjs';
import { cdn, localesOf, root, version, widgets, widgetsDist } from './paths.mjs';
import { mapsOfModules, minify, treeshake } from './plugins.mjs';

/**
 * The CDN's files in the order in which their hashes are needed: texts, widgets (which carry their texts' hashes), the runtime (which
 * carries the widgets'), the loader (which carries the runtime's). Widgets take the runtime from the page's registry and not by an
 * import, so that there is no circle of hashes and a widget of one release runs on the runtime of another.
 */
const made = {};
/** Built aside, and put in place whole: a build that fails leaves the last one standing. */
const aside = `${cdn}-building`;
const folder = path.join(aside, version);

/** Maps name sources by their path in the repository. No file names its map (docs/decisions/060-source-maps.md). */
const withMap = {
  sourcemap: 'hidden',
  sourcemapPathTransform: (source, map) => path.relative(root, path.resolve(path.dirname(map), source)),
};
const writeMap = (file, map, target = folder) =>
  writeFileSync(path.join(target, `${file}.map`), JSON.stringify({ ...map, file }));

const chunk = (name, input, plugins = []) => ({
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
    browserOnly(),
    nodeResolve({ browser: true }),
    noStowaways(name),
    minify(),
    hashed(name),
  ],
  output: { format: 'es', dir: folder, entryFileNames: 'chunk.js', inlineDynamicImports: true, ...withMap },
});

/** Writes the chunk under a name that holds its content's hash, and remembers its integrity. */
const hashed = (name) => ({
  name: 'wbn-hashed',
  generateBundle(_, bundle) {
    const { code, map } = Object.values(bundle)[0];
    for (const file of Object.keys(bundle)) delete bundle[file];
    const hash = createHash('sha256').update(code).digest('base64');
    const file = `${name}.${hash.slice(0, 8).replace(/\W/g, '_')}.js`; // the loader makes the same name from the hash
    made[name] = { file, hash };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, file), code);
    writeMap(file, map);
  },
});

/** A dynamic import becomes a fetch that checks the hash of the chunk it names. */
const lazyByHash = (nameOf) => ({
  name: 'wbn-lazy-by-hash',
  resolveDynamicImport: (source) => ({ id: nameOf(source), external: true }),
  renderDynamicImport: ({ targetModuleId }) => ({
    left: "globalThis[Symbol.for('wbn.1')].fetch(import.meta.url, ",
    right: `, ${JSON.stringify(made[targetModuleId].hash)})`,
  }),
});

/**
 * The loader stands under the major's name, which is cached for a short time, and under its own version, which never changes. The same for every
 * network: whoever serves the major's name puts the addresses in front (packages/network/src/cdn/site.ts).
 */
const publish = () => ({
  name: 'wbn-publish',
  generateBundle(_, bundle) {
    const { code, map } = bundle['wbn.js'];
    for (const file of Object.keys(bundle)) delete bundle[file];
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    const files = Object.values(made).map((one) => [one.file, `sha256-${one.hash}`]);
    mkdirSync(path.join(aside, 'v1'), { recursive: true });
    writeFileSync(path.join(aside, 'v1', 'wbn.js'), code);
    writeFileSync(path.join(folder, 'wbn.js'), code);
    writeMap('wbn.js', map);
    writeFileSync(
      path.join(folder, 'integrity.json'),
      `${JSON.stringify(Object.fromEntries([['wbn.js', integrity], ...files]), null, 2)}\n`,
    );
    rmSync(cdn, { recursive: true, force: true });
    renameSync(aside, cdn);
  },
});

/** A script for pages that a loader alone does not serve: a classic script, under the major's name and under its own version. */
const pageScript = (name, source, plugins = []) => ({
  input: path.join(widgetsDist, 'loader', source),
  treeshake: { ...treeshake, moduleSideEffects: true },
  plugins: [mapsOfModules(), ...plugins, minify(), publishScript(`${name}.js`)],
  // No name of it may become a global of the page.
  output: { format: 'iife', dir: folder, entryFileNames: `${name}.js`, ...withMap },
});

const publishScript = (file) => ({
  name: 'wbn-publish-script',
  generateBundle(_, bundle) {
    const { code, map } = bundle[file];
    for (const name of Object.keys(bundle)) delete bundle[name];
    made[file] = { file, hash: createHash('sha256').update(code).digest('base64') };
    for (const target of [path.join(aside, 'v1'), folder]) {
      mkdirSync(target, { recursive: true });
      writeFileSync(path.join(target, file), code);
      writeMap(file, map, target);
    }
  },
});

/** The attributes of each widget, by its tag without `wbn-`. */
async function attributesOfWidgets() {
  const entries = widgets.map(async (name) => {
    const module = await import(pathToFileURL(path.join(widgetsDist, name, 'element.js')).href);
    const { meta } = Object.values(module).find((one) => one?.tag === `wbn-${name}`);
    return [name, [...Object.keys(meta.attributes), 'dir']];
  });
  return Object.fromEntries(await Promise.all(entries));
}

export function cdnConfig() {
  rmSync(aside, { recursive: true, force: true });
  const at = (...parts) => path.join(widgetsDist, ...parts);
  const byFile = lazyByHash((source) => path.basename(source, '.js'));
  const stages = [
    chunk('live', at('ui', 'live.js'), [runtimeFromPage()]),
    chunk('inbox', at('message-center', 'inbox.js'), [withoutDocs(), runtimeFromPage(), byFile]),
    chunk('offers', at('search-box', 'offers.js'), [withoutDocs(), runtimeFromPage()]),
    chunk('payment', at('membership-checkout', 'payment.js'), [withoutDocs(), runtimeFromPage()]),
  ];
  for (const widget of widgets) {
    for (const locale of localesOf(widget))
      stages.push(chunk(`${widget}.${locale}`, at(widget, 'texts', `${locale}.js`)));
    // Texts of its own, another widget, or a part that several widgets share.
    const partOf = (source) => {
      const [folder, name] = source.replace('.js', '').split('/').slice(-2);
      if (name === 'define') return folder;
      return folder === 'texts' ? `${widget}.${name}` : name;
    };
    stages.push(chunk(widget, at(widget, 'define.js'), [withoutDocs(), runtimeFromPage(), lazyByHash(partOf)]));
  }
  const smallKy = instead(
    { ky: at('runtime', 'ky-small.js') },
    // The loader carries the addresses.
    { [at('runtime', 'settled.js')]: 'export const settled = undefined;' },
  );
  stages.push(chunk('diagnose', at('runtime', 'diagnose.js'), [runtimeFromPage()]));
  stages.push(chunk('visitor', at('runtime', 'visitor.js'), [smallKy, runtimeFromPage(), byFile]));
  const runtimeValues = () => ({
    __WBN_VERSION__: version,
    __WBN_WIDGETS__: Object.fromEntries(widgets.map((name) => [name, made[name].hash])),
  });
  stages.push(chunk('runtime', at('runtime', 'cdn.js'), [leanPreact(), smallKy, late(runtimeValues), byFile]));
  const placeholderValues = async () => ({ __WBN_ATTRIBUTES__: await attributesOfWidgets() });
  const loaderValues = () => ({
    __WBN_VERSION__: version,
    __WBN_TAGS__: widgets.map((name) => `wbn-${name}`).join(),
    __WBN_RUNTIME_HASH__: made.runtime.hash,
  });
  stages.push(pageScript('wbn-classic', 'classic.js', [late(placeholderValues)]));
  stages.push(pageScript('wbn-frame', 'frame.js'), pageScript('wbn-framed', 'framed.js'));
  stages.push({
    input: at('loader', 'wbn.js'),
    treeshake,
    plugins: [mapsOfModules(), late(loaderValues), minify(), publish()],
    output: { format: 'es', dir: folder, entryFileNames: 'wbn.js', ...withMap },
  });
  return stages;
}
