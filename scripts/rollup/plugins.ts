import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import swc, { type JsMinifyOptions } from '@swc/core';
import type { Plugin, TreeshakingOptions } from 'rollup';
import { minify as minifyByOxc } from 'vite';

/** Constants of a build, by name. */
export type Values = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const minifyOptions: JsMinifyOptions = {
  module: true,
  compress: {
    ecma: 2022,
    toplevel: true,
    passes: 6,
    pure_getters: true,
    // A function without `this` becomes an arrow, which `new` refuses: what is constructed is written as a class.
    unsafe_arrows: true,
    unsafe_methods: true,
    hoist_props: true,
    keep_fargs: false,
  },
  mangle: { toplevel: true },
  format: { comments: false },
};

/**
 * A page's script may give every object a property `get`, `set` or `value`, which then also belongs to every property descriptor that
 * inherits from `Object`: the browser refuses it. Dropped where nothing calls it.
 */
const defineOwn = `
function defineOwn(on, name, how) {
  return globalThis.Object.defineProperty(on, name, { __proto__: null, ...how });
}`;

/** A browser has these, so that no name of `globalThis` needs to stand before them; a server may lack them. */
const browserGlobals = [
  'HTMLElement',
  'CustomEvent',
  'customElements',
  'document',
  'addEventListener',
  'removeEventListener',
];
const bare = browserGlobals.map((name) => [`globalThis.${name}`, name]);

const bySwc = (values: Values): Plugin => ({
  name: 'wbn-minify-by-swc',
  async renderChunk(code) {
    const named = Object.entries(await values()).map(([name, value]) => [name, JSON.stringify(value)]);
    const globals = {
      typeofs: { document: 'object', requestAnimationFrame: 'function' },
      vars: { 'Object.defineProperty': 'defineOwn', ...Object.fromEntries([...bare, ...named]) },
    };
    const { code: minified, map } = await swc.transform(code + defineOwn, {
      sourceMaps: true,
      configFile: false,
      swcrc: false,
      isModule: true,
      minify: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'ecmascript' },
        transform: { optimizer: { globals } },
        minify: minifyOptions,
      },
    });
    return { code: minified, map: map ?? null };
  },
});

const byOxc = (): Plugin => ({
  name: 'wbn-minify-by-oxc',
  async renderChunk(code, { fileName }) {
    const options = { module: true, compress: { target: 'es2022' }, mangle: false, sourcemap: true } as const;
    const { code: minified, map, errors } = await minifyByOxc(fileName, code, options);
    if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
    return { code: minified, map: map ?? null };
  },
});

/**
 * Minifies every chunk: swc gave the smallest output in our comparison, and oxc finds forms that it leaves, 0.2 % with swc's names for the
 * result. `values` are the build's constants by name. The function runs when the chunk is written, because the constants include the hashes of
 * earlier chunks. The CDN's files run in browsers only.
 */
export const minify = (values: Values = () => ({})): Plugin[] => [bySwc(values), byOxc(), bySwc(() => ({}))];

/** `import css from './x.css?inline'`: the sheet as a string, its white space and comments taken out. */
export const inlineCss = (): Plugin => ({
  name: 'wbn-inline-css',
  resolveId(source, importer) {
    if (!source.endsWith('.css?inline')) return null;
    return new URL(source.replace('?inline', ''), `file://${importer}`).pathname;
  },
  async load(id) {
    if (!id.endsWith('.css')) return null;
    this.addWatchFile(id);
    return `export default ${JSON.stringify(minifyCss(await readFile(id, 'utf8')))};`;
  },
});

/** Only white space and comments: rules stay as written, so that no minifier's cleverness has to be trusted with them. */
function minifyCss(css: string): string {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      // For pages; in a shadow root there is no :root.
      .replace(/:root, :host/g, ':host')
      .replace(/ ?([{};,><]) ?/g, '$1')
      // The spaces around the plus of a calc() must stay.
      .replace(/ \+ (?=[.[:*])/g, '+')
      .replace(/ \* (?=[\dv])/g, '*')
      .replace(/: /g, ':')
      .replace(/ !important/g, '!important')
      .replace(/;}/g, '}')
      .replace(/="([a-z]+)"\]/g, '=$1]')
      .replace(/(^|[^\w.])0\.(\d)/g, '$1.$2')
      .trim()
  );
}

/** Workspace packages are written without side effects; plugin-typescript does not hand that word on (17 kB became 34 kB). */
export const treeshake: TreeshakingOptions = {
  moduleSideEffects: (id) =>
    /\/(define|wbn|cdn|classic|frame|framed)\.[jt]s$/.test(id) ||
    /\/preact\/hooks\//.test(id) ||
    id.startsWith('\0entry'),
  propertyReadSideEffects: false,
  tryCatchDeoptimization: false,
};

/** Reads the source map beside a built module, so that the CDN's maps lead to the TypeScript sources. */
export const mapsOfModules = (): Plugin => ({
  name: 'wbn-maps-of-modules',
  async load(id) {
    if (!id.endsWith('.js') || !existsSync(`${id}.map`)) return null;
    const map = JSON.parse(await readFile(`${id}.map`, 'utf8'));
    return { code: await readFile(id, 'utf8'), map };
  },
});
