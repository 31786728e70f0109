import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'rollup';
import { packages, widgetsDist } from './paths.ts';

const runtimeFolder = path.join(widgetsDist, 'runtime');
const preactFolder = path.join(widgetsDist, 'vendor');
const corePlatform = path.join(packages, 'core', 'dist', 'platform.js');

/** Modules that these chunks must not contain; other chunks take more from them. */
const bannedIn: Readonly<Record<string, string>> = { runtime: '', client: '|preact|zustand' };

/** Refuses modules that the CDN must never contain, or only once. */
export const forbidExtraModules = (name: string): Plugin => ({
  name: 'wbn-forbid-extra-modules',
  generateBundle() {
    const banned = new RegExp(
      `[\\\\/](zod|react-dom|preact[\\\\/]compat${bannedIn[name] ?? '|preact|zustand'})[\\\\/]`,
    );
    const found = [...this.getModuleIds()].filter((id) => banned.test(id) && this.getModuleInfo(id)?.isIncluded);
    if (found.length) this.error(`${name} would carry ${found.join(', ')}`);
  },
});

/** In a widget's chunk, all of `runtime/` and the view library are the page's one runtime. */
export const runtimeFromPage = (): Plugin => ({
  name: 'wbn-runtime-from-page',
  async resolveId(source, importer) {
    if (source === '\0runtime' || /^zustand($|\/)/.test(source)) return '\0runtime';
    if (!importer || !source.startsWith('.')) return null;
    const id = path.resolve(path.dirname(importer), source);
    if (id === corePlatform) return '\0platform';
    const isShared = [runtimeFolder, preactFolder].some((folder) => id.startsWith(folder + path.sep));
    return isShared ? '\0runtime' : null;
  },
  async load(id) {
    // The clock and timers are there already; the rest of that module is not.
    if (id === '\0platform') {
      return `export * from ${JSON.stringify(corePlatform)};\nexport { browserPlatform } from '\\0runtime';`;
    }
    if (id !== '\0runtime') return null;
    const shared = this.parse(await readFile(path.join(runtimeFolder, 'shared.js'), 'utf8'));
    const names = shared.body
      .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
      .flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []));
    return `const { core } = globalThis[Symbol.for('wbn.1')];\n${names.map((name) => `export const ${name} = core.${name};`).join('\n')}
export { jsx as jsxs };`;
  },
});

/** Replaces modules, by path, with other texts in the CDN's files. */
export const replaceModules = (texts: Readonly<Record<string, string>>): Plugin => ({
  name: 'wbn-replace-modules',
  load: (id) => texts[id] ?? null,
});
