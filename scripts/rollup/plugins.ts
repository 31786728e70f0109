import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import swc, { type JsMinifyOptions } from '@swc/core';
import type { Plugin, TreeshakingOptions } from 'rollup';

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

/**
 * Minifies every chunk with swc, which gave the smallest output in our comparison. `values` are the build's constants by name. The function
 * runs when the chunk is written, because the constants include the hashes of earlier chunks. The CDN's files run in browsers only.
 */
export const minify = (values: Values = () => ({})): Plugin => ({
  name: 'wbn-minify',
  async renderChunk(code) {
    const named = Object.entries(await values()).map(([name, value]) => [name, JSON.stringify(value)]);
    const globals = {
      typeofs: { document: 'object', requestAnimationFrame: 'function' },
      vars: { 'Object.defineProperty': 'defineOwn', ...Object.fromEntries(named) },
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

/**
 * A definition of a call also says how often it may be sent and how it may fail. Browsers never read that, and each widget
 * has definitions of its own. The lines stay, empty, so that the source maps stay right.
 */
export const callsAsSent = (): Plugin => ({
  name: 'wbn-calls-as-sent',
  transform(code, id) {
    if (!/[\\/]contract[\\/]dist[\\/]\w[\w-]*[\\/]calls\.js$/.test(id)) return null;
    const sent = code.replace(/^ {4}(limit: '[^']*'|errors: \[[^\]]*\]|extension: true),$/gm, (lines) =>
      lines.replace(/[^\n]/g, ''),
    );
    if (/^\s*(limit|errors|extension):/m.test(sent))
      throw new Error(`${id} is written in another form than wbn-calls-as-sent reads.`);
    return { code: sent, map: null };
  },
});
