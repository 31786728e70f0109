import { copyFile } from 'node:fs/promises';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/main.ts'],
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  logLevel: 'warning',
});
await copyFile('index.html', 'dist/index.html');
