import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import type { Plugin, PreRenderedChunk, RollupOptions } from 'rollup';
import { carried } from '../carried.ts';
import { writeWrappers } from '../docs/write-wrappers.ts';
import { published } from '../published.ts';
import { top } from '../run.ts';
import { packages } from './paths.ts';
import { inlineCss, treeshake } from './plugins.ts';

/** A package's entries, as its `exports` name them. */
function entriesOf(name: string): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly 'wbn-source'?: string }>>;
  };
  return Object.values(exports)
    .map((target) => target['wbn-source'])
    .filter((source) => source?.endsWith('.ts'))
    .map((source) => path.join(packages, name, source ?? ''))
    .filter((file) => existsSync(file));
}

type Entries = Record<(typeof published)[number], string[]>;
const entries = () => Object.fromEntries(published.map((name) => [name, entriesOf(name)])) as Entries;

/** `packages/core/src/session/session.ts` becomes `core/dist/session/session`, and a module of preact a file of `widgets/dist/vendor`. */
const place = (id: string): string =>
  path
    .relative(packages, id)
    .replace(/^([^/\\]+)[/\\]src[/\\]/, '$1/dist/')
    .replace(/^.*node_modules[/\\]/, 'widgets/dist/vendor/')
    .replace(/\.(tsx?|m?js)$/, '');

const isOfPreact = (id: string): boolean => /^(@preact\/compat|preact|preact-render-to-string)($|\/)/.test(id);

/**
 * Widgets are written for React and run on preact under React's name (docs/decisions/003). Their package carries its preact: an application
 * may have another one, and two of them in one widget draw nothing (docs/decisions/130).
 */
const preactForReact = (): Plugin => ({
  name: 'wbn-preact-for-react',
  resolveId(source, importer) {
    if (!/^react($|\/)/.test(source)) return null;
    return this.resolve(source.replace('react', '@preact/compat'), importer, { skipSelf: true });
  },
});

/** The licences of the packages that the widgets' package carries. */
const licencesOfPreact = (): Plugin => ({
  name: 'wbn-licences-of-preact',
  generateBundle() {
    for (const name of carried)
      this.emitFile({
        type: 'asset',
        fileName: `widgets/dist/vendor/${name}/LICENSE`,
        source: readFileSync(path.join(top, 'node_modules', name, 'LICENSE'), 'utf8'),
      });
  },
});

/** The sources of the frameworks' components come from the definitions that were built just before. */
const wrappers = (): Plugin => ({
  name: 'wbn-wrappers',
  buildStart: {
    order: 'pre',
    sequential: true,
    handler: writeWrappers,
  },
});

/** Components stay as they are written: the application compiles them with the compiler of its own Svelte. */
const svelteComponents = (): Plugin => ({
  name: 'wbn-svelte-components',
  resolveId: (source) => (source.endsWith('.svelte') ? { id: source, external: 'absolute' } : null),
  generateBundle() {
    for (const file of globSync('svelte/src/**/*.svelte', { cwd: packages }))
      this.emitFile({
        type: 'asset',
        fileName: file.replace(/\\/g, '/').replace('/src/', '/dist/'),
        source: readFileSync(path.join(packages, file), 'utf8'),
      });
  },
});

const isBare = (id: string): boolean => !/^[./\0]|^\w:[/\\]/.test(id);

/** The published packages, each a folder of plain ES modules beside its sources. */
export function npmConfig(): RollupOptions[] {
  const all = entries();
  // The CDN's files are made of these; no package entry leads to them.
  const loaders = ['wbn', 'runtime-chunk', 'single', 'classic', 'frame', 'framed'].map((name) => `loader/${name}.ts`);
  for (const inner of [...loaders, 'runtime/cdn.ts', 'addresses/site.ts'])
    all.widgets.push(path.join(packages, 'widgets', 'src', inner));
  // The compiler of Angular builds its package (scripts/build/types.ts).
  const { angular: _, react, svelte, vue, ...onPreact } = all;
  const wrapped = [...react, ...vue, ...svelte, path.join(packages, 'svelte', 'src', 'element-props.ts')];
  const shape = (input: string[], plugins: Plugin[], banner?: (chunk: PreRenderedChunk) => string): RollupOptions => ({
    input,
    external: (id) => isBare(id) && (input === wrapped || !(isOfPreact(id) || /^react($|\/)/.test(id))),
    treeshake,
    onwarn(warning, warn) {
      // The plugin emits whatever tsconfig says; .ts extensions in imports are rollup's to resolve, and it does.
      if (!/TS5096/.test(warning.message) && warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
    },
    plugins: [
      ...plugins,
      inlineCss(),
      typescript({
        tsconfig: './tsconfig.json',
        include: [`packages/{${published.join(',')}}/src/**/*.{ts,tsx}`],
        exclude: ['**/*.test.ts', '**/*.test.tsx'],
        compilerOptions: { noEmit: false, sourceMap: true, inlineSources: true },
      }),
    ],
    output: {
      dir: packages,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: packages,
      sourcemap: 'hidden',
      banner,
      entryFileNames: ({ facadeModuleId }) => `${place(facadeModuleId ?? '')}.js`,
    },
  });
  // rollup drops the directive that the sources have. The index has none: a client boundary may not hand on all of another module.
  const client = ({ facadeModuleId }: PreRenderedChunk) =>
    !facadeModuleId?.startsWith(path.join(packages, 'react')) || path.basename(facadeModuleId) === 'index.ts'
      ? ''
      : "'use client';";
  return [
    shape(Object.values(onPreact).flat(), [preactForReact(), nodeResolve(), licencesOfPreact()]),
    shape(wrapped, [wrappers(), svelteComponents()], client),
  ];
}
