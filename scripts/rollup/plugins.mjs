import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import swc from '@swc/core';

const minifyOptions = {
  module: true,
  ecma: 2022,
  compress: {
    ecma: 2022,
    passes: 6,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    hoist_props: true,
    keep_fargs: false,
    // Longer before brotli, shorter after it.
    collapse_vars: false,
  },
  mangle: { toplevel: true },
  format: { comments: false },
};

/**
 * Minifies every chunk with swc, which gave the smallest output in our comparison. It chooses names by the frequency of letters in the code:
 * hashes of other chunks must not count, otherwise each change would change all sizes.
 */
export const minify = () => ({
  name: 'wbn-minify',
  async renderChunk(code) {
    const hashes = [];
    // As long as the hash, so that the columns of the source map hold.
    const plain = code.replace(/[\w+/]{43}=/g, (hash) => `#${hashes.push(hash) - 1}`.padEnd(hash.length, '#'));
    const minified = await swc.minify(plain, { ...minifyOptions, sourceMap: true });
    return { code: minified.code.replace(/#(\d+)#{40,}/g, (_, at) => hashes[at]), map: minified.map };
  },
});

/** `import css from './x.css?inline'`: the sheet as a string, its white space and comments taken out. */
export const inlineCss = () => ({
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
function minifyCss(css) {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      // For pages; in a shadow root there is no :root.
      .replace(/:root, :host/g, ':host')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/ !important/g, '!important')
      .replace(/;}/g, '}')
      .replace(/(^|[^\w.])0\.(\d)/g, '$1.$2')
      .trim()
  );
}

/** Workspace packages are written without side effects; plugin-typescript does not hand that word on (17 kB became 34 kB). */
export const treeshake = {
  moduleSideEffects: (id) =>
    /\/(define|wbn|cdn|classic|frame|framed)\.[jt]s$/.test(id) ||
    /\/preact\/hooks\//.test(id) ||
    id.startsWith('\0entry'),
  propertyReadSideEffects: false,
  tryCatchDeoptimization: false,
};

/** Reads the source map beside a built module, so that the CDN's maps lead to the TypeScript sources. */
export const mapsOfModules = () => ({
  name: 'wbn-maps-of-modules',
  async load(id) {
    if (!id.endsWith('.js') || !existsSync(`${id}.map`)) return null;
    const map = JSON.parse(await readFile(`${id}.map`, 'utf8'));
    return { code: await readFile(id, 'utf8'), map };
  },
});
