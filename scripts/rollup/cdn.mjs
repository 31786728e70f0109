import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { cdn, localesOf, version, widgets, widgetsDist } from './paths.mjs';
import { minify, treeshake } from './plugins.mjs';

/**
 * The CDN's files in the order in which their hashes are needed: texts, widgets (which carry their texts' hashes), the runtime (which
 * carries the widgets'), the loader (which carries the runtime's). Widgets take the runtime from the page's registry and not by an
 * import, so that there is no circle of hashes and a widget of one release runs on the runtime of another.
 */
const made = {};
const folder = path.join(cdn, version);
const runtimeFolder = path.join(widgetsDist, 'runtime');

const chunk = (name, input, plugins = []) => ({
  input,
  treeshake,
  onwarn(warning) {
    throw new Error(`${name}: ${warning.message}`);
  },
  plugins: [...plugins, nodeResolve({ browser: true }), noStowaways(name), minify(), hashed(name)],
  output: { format: 'es', dir: folder, entryFileNames: 'chunk.js', inlineDynamicImports: true },
});

/** Writes the chunk under a name that holds its content's hash, and remembers its integrity. */
const hashed = (name) => ({
  name: 'wbn-hashed',
  generateBundle(_, bundle) {
    const { code } = Object.values(bundle)[0];
    for (const file of Object.keys(bundle)) delete bundle[file];
    const digest = createHash('sha256').update(code).digest();
    const file = `${name}.${digest.toString('hex').slice(0, 8)}.js`;
    made[name] = { file, integrity: `sha256-${digest.toString('base64')}` };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, file), code);
  },
});

/** What must never travel twice, or at all. */
const noStowaways = (name) => ({
  name: 'wbn-no-stowaways',
  generateBundle() {
    const banned =
      name === 'runtime' || name === 'wbn'
        ? /[\\/](zod|react-dom)[\\/]/
        : /[\\/](zod|react-dom|preact|ky|zustand)[\\/]/;
    const found = [...this.getModuleIds()].filter((id) => banned.test(id) && this.getModuleInfo(id)?.isIncluded);
    if (found.length) this.error(`${name} would carry ${found.join(', ')}`);
  },
});

/** In a widget's chunk, all of `runtime/` and the view library are the page's one runtime. */
const runtimeFromPage = () => ({
  name: 'wbn-runtime-from-page',
  async resolveId(source, importer) {
    if (/^preact($|\/)/.test(source)) return '\0runtime';
    if (!importer || !source.startsWith('.')) return null;
    return path.resolve(path.dirname(importer), source).startsWith(runtimeFolder + path.sep) ? '\0runtime' : null;
  },
  async load(id) {
    if (id !== '\0runtime') return null;
    const shared = this.parse(await readFile(path.join(runtimeFolder, 'shared.js'), 'utf8'));
    const names = shared.body
      .flatMap(({ specifiers = [] }) => specifiers.map(({ exported }) => exported?.name))
      .filter(Boolean);
    return `const { core } = globalThis[Symbol.for('wbn.1')];\n${names.map((name) => `export const ${name} = core.${name};`).join('\n')}`;
  },
});

/** A dynamic import becomes a fetch that checks the hash of the chunk it names. */
const lazyByHash = (nameOf) => ({
  name: 'wbn-lazy-by-hash',
  resolveDynamicImport: (source) => ({ id: `./${made[nameOf(source)].file}`, external: true }),
  renderDynamicImport({ targetModuleId }) {
    const { integrity } = Object.values(made).find(({ file }) => targetModuleId.endsWith(file));
    return {
      left: "globalThis[Symbol.for('wbn.1')].fetch(new URL(",
      right: `, import.meta.url).href, ${JSON.stringify(integrity)})`,
    };
  },
});

/** What only documents and editors read. */
const withoutDocs = () => ({
  name: 'wbn-without-docs',
  load: (id) => (path.basename(id) === 'about.js' ? 'export const about = {};' : null),
});

const fromEnvironment = () => ({
  name: 'wbn-addresses',
  load(id) {
    if (id !== path.join(runtimeFolder, 'addresses.js')) return null;
    const { WBN_PUBLIC_API, WBN_PUBLIC_ACCOUNTS, WBN_PUBLIC_PORTAL } = process.env;
    return `export const addresses = ${JSON.stringify({
      api: WBN_PUBLIC_API ?? 'http://localhost:8081',
      accounts: WBN_PUBLIC_ACCOUNTS ?? 'http://localhost:8082',
      portal: WBN_PUBLIC_PORTAL ?? 'http://localhost:8080',
    })};`;
  },
});

/** Values that are known only when the stages before have run. */
const late = (values) => ({
  name: 'wbn-late',
  transform(code) {
    let text = code;
    for (const [name, value] of Object.entries(values())) text = text.replaceAll(name, JSON.stringify(value));
    return text === code ? null : { code: text, map: null };
  },
});

/** The loader stands under the major's name, which is cached for a short time, and under its own version, which never changes. */
const publish = () => ({
  name: 'wbn-publish',
  generateBundle(_, bundle) {
    const { code } = bundle['wbn.js'];
    delete bundle['wbn.js'];
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    const files = Object.values(made).map((one) => [one.file, one.integrity]);
    mkdirSync(path.join(cdn, 'v1'), { recursive: true });
    writeFileSync(path.join(cdn, 'v1', 'wbn.js'), code);
    writeFileSync(path.join(folder, 'wbn.js'), code);
    writeFileSync(
      path.join(folder, 'integrity.json'),
      `${JSON.stringify(Object.fromEntries([['wbn.js', integrity], ...files]), null, 2)}\n`,
    );
  },
});

export function cdnConfig() {
  rmSync(cdn, { recursive: true, force: true });
  const at = (...parts) => path.join(widgetsDist, ...parts);
  const stages = [];
  for (const widget of widgets) {
    for (const locale of localesOf(widget))
      stages.push(chunk(`${widget}.${locale}`, at(widget, 'texts', `${locale}.js`)));
    const textsOf = (source) => `${widget}.${path.basename(source, '.js')}`;
    stages.push(chunk(widget, at(widget, 'define.js'), [withoutDocs(), runtimeFromPage(), lazyByHash(textsOf)]));
  }
  stages.push(chunk('diagnose', at('runtime', 'diagnose.js')));
  const chunkOf = (name) => [made[name].file, made[name].integrity];
  const runtimeValues = () => ({
    __WBN_VERSION__: version,
    __WBN_WIDGETS__: Object.fromEntries(widgets.map((name) => [`wbn-${name}`, chunkOf(name)])),
  });
  stages.push(
    chunk('runtime', at('runtime', 'cdn.js'), [
      fromEnvironment(),
      late(runtimeValues),
      lazyByHash((source) => path.basename(source, '.js')),
    ]),
  );
  const loaderValues = () => ({
    __WBN_VERSION__: version,
    __WBN_TAGS__: widgets.map((name) => `wbn-${name}`),
    __WBN_RUNTIME__: `../${version}/${made.runtime.file}`,
    __WBN_RUNTIME_HASH__: made.runtime.integrity,
  });
  stages.push({
    input: at('loader', 'wbn.js'),
    treeshake,
    plugins: [late(loaderValues), minify(), publish()],
    output: { format: 'es', dir: folder, entryFileNames: 'wbn.js' },
  });
  return stages;
}
