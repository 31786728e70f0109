import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const compress = promisify(brotliCompress);
const texts = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Builds the portal: dist/client (with every text file also as .br) and dist/server. */
const configFile = path.join(root, 'vite.config.ts');
await build({ root, configFile, logLevel: 'warn' });
await build({ root, configFile, logLevel: 'warn', build: { ssr: true } });

const client = path.join(root, 'dist', 'client');
for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const small = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${file}.br`, small);
}
