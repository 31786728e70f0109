import { readFile } from 'node:fs/promises';
import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { minify } from '@swc/core';
import { type Plugin, rollup } from 'rollup';
import { compile } from 'svelte/compiler';
import { top } from '../run.ts';
import { brotliBytes } from './measure.ts';

/** The main entry of each package, with the modules that an application has anyway, which are not counted. */
const mains: Readonly<Record<string, readonly RegExp[]>> = {
  contract: [],
  core: [],
  'shadow-dom-inject': [],
  react: [/^react($|\/)/, /^@wbn\/widgets/],
  vue: [/^vue($|\/)/, /^@wbn\/widgets/],
  svelte: [/^svelte($|\/)/, /^@wbn\/widgets/],
  angular: [/^@angular\//, /^tslib$/, /^@wbn\/widgets/],
};

/** Limits of the components for frameworks: about their current size. */
export const wrapperLimits = { react: 1_500, vue: 800, svelte: 1_200, angular: 2_400 } as const;

/** Components as Svelte's compiler writes them for a browser. */
const svelteComponents = (): Plugin => ({
  name: 'wbn-svelte-components',
  async load(id) {
    if (!id.endsWith('.svelte')) return null;
    return compile(await readFile(id, 'utf8'), { filename: id, generate: 'client' }).js.code;
  },
});

async function bytesOf(name: string, external: readonly RegExp[]): Promise<number> {
  const bundle = await rollup({
    input: path.join(top, 'packages', name, 'dist', 'index.js'),
    external: [...external],
    plugins: [svelteComponents(), nodeResolve({ browser: true, exportConditions: ['production'] })],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  const { code } = await minify(output[0].code, {
    module: true,
    ecma: 2022,
    compress: true,
    mangle: { toplevel: true },
  });
  return brotliBytes(Buffer.from(code));
}

/** Bytes of each package's main entry with its dependencies, minified, brotli 11. */
export async function packageSizes(): Promise<Readonly<Record<string, number>>> {
  const sizes = Object.entries(mains).map(async ([name, external]) => [name, await bytesOf(name, external)]);
  return Object.fromEntries(await Promise.all(sizes));
}
