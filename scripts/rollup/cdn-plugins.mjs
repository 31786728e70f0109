import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packages, widgetsDist } from './paths.mjs';

const runtimeFolder = path.join(widgetsDist, 'runtime');
const corePlatform = path.join(packages, 'core', 'dist', 'platform.js');

/** Refuses modules that the CDN must never contain, or only once. */
export const noStowaways = (name) => ({
  name: 'wbn-no-stowaways',
  generateBundle() {
    const banned = name === 'runtime' ? /[\\/](zod|react-dom)[\\/]/ : /[\\/](zod|react-dom|preact|ky|zustand)[\\/]/;
    const found = [...this.getModuleIds()].filter((id) => banned.test(id) && this.getModuleInfo(id)?.isIncluded);
    if (found.length) this.error(`${name} would carry ${found.join(', ')}`);
  },
});

/** In a widget's chunk, all of `runtime/` and the view library are the page's one runtime. */
export const runtimeFromPage = () => ({
  name: 'wbn-runtime-from-page',
  async resolveId(source, importer) {
    if (source === '\0runtime' || /^(preact($|\/)|zustand\/)/.test(source)) return '\0runtime';
    if (!importer || !source.startsWith('.')) return null;
    const id = path.resolve(path.dirname(importer), source);
    if (id === corePlatform) return '\0platform';
    return id.startsWith(runtimeFolder + path.sep) ? '\0runtime' : null;
  },
  async load(id) {
    // The clock and timers are there already; the rest of that module is not.
    if (id === '\0platform') {
      return `export * from ${JSON.stringify(corePlatform)};\nexport { browserPlatform } from '\\0runtime';`;
    }
    if (id !== '\0runtime') return null;
    const shared = this.parse(await readFile(path.join(runtimeFolder, 'shared.js'), 'utf8'));
    const names = shared.body
      .flatMap(({ specifiers = [] }) => specifiers.map(({ exported }) => exported?.name))
      .filter(Boolean);
    return `const { core } = globalThis[Symbol.for('wbn.1')];\n${names.map((name) => `export const ${name} = core.${name};`).join('\n')}
export { jsx as jsxs };`;
  },
});

/** Removes data that only documents and editors read. */
export const withoutDocs = () => ({
  name: 'wbn-without-docs',
  load: (id) => (path.basename(id) === 'about.js' ? 'export const about = {};' : null),
  // A client needs to know of a call neither its limit nor its errors.
  transform: (code, id) =>
    path.basename(id) === 'calls.js'
      ? { code: code.replace(/^\s*(limit|errors|extension|stream): (\[[^\]]*\],?|.*)$/gm, ''), map: null }
      : null,
});

/** Modules that the CDN's build takes in other modules' place: files for packages, texts for files. */
export const instead = (files, texts) => ({
  name: 'wbn-instead',
  resolveId: (source) => files[source] ?? null,
  load: (id) => texts[id] ?? null,
});

/** Values that are known only when the stages before have run. */
export const late = (values) => ({
  name: 'wbn-late',
  async transform(code) {
    let text = code;
    for (const [name, value] of Object.entries(await values())) text = text.replaceAll(name, JSON.stringify(value));
    return text === code ? null : { code: text, map: null };
  },
});

/** Removes guards for environments other than browsers, where the CDN's files never run. */
export const browserOnly = () => ({
  name: 'wbn-browser-only',
  transform(code) {
    const text = code
      .replaceAll("typeof document === 'undefined'", 'false')
      .replaceAll("typeof document !== 'undefined'", 'true')
      .replaceAll("typeof document === 'object'", 'true')
      // Our widgets speak one language that is written from the right.
      .replace('/^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\\b/', '/^ar/')
      .replace(/globalThis\.HTMLElement \?\? class \{\s*\}/, 'HTMLElement')
      .replace(/globalThis\.(\w+)\?\.(?=\w)/g, '$1.');
    return text === code ? null : { code: text, map: null };
  },
});
