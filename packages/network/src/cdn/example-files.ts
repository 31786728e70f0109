import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type FileAt, fileAt, typeOfFile } from '@wbn/host-site';

export interface Examples {
  /** The folder of all examples. */
  readonly folder: string;
  /** Maps the addresses in the examples' sources to those of this start (WBN_PORT may change them). */
  readonly rewrites: ReadonlyMap<string, string>;
}

const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
const headersFile = 'headers.json';

/** A built example is served from its `dist`. */
async function findExample(folder: string, pathname: string): Promise<FileAt | 'folder' | undefined> {
  const [, name = '', ...rest] = pathname.split('/');
  const built = rest.length > 0 ? await fileAt(folder, `/${name}/dist/${rest.join('/')}`) : undefined;
  return built ?? fileAt(folder, pathname);
}

/**
 * Serves a file of an example. Pages have the addresses of this start, and the headers of a partner's server from the `headers.json` beside
 * them.
 *
 * @param pathname begins with the example's folder
 * @returns 'folder' for a folder without its slash, and undefined for a missing file; then nothing is sent
 */
export async function sendExample(
  { folder, rewrites }: Examples,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<'sent' | 'folder' | undefined> {
  const found = await findExample(folder, pathname);
  if (found === undefined || found === 'folder') return found;
  const { file } = found;
  // By the name of the file: an address may write it in other ways, as `headers%2ejson`.
  if (path.basename(file) === headersFile) return undefined;
  const own = { ...headers, ...(await headersBeside(file, rewrites)) };
  if (!file.endsWith('.html')) return (await found.send(request, response, own)) ? 'sent' : undefined;
  const page = rewrite(await readFile(file, 'utf8'), rewrites);
  response.writeHead(200, { ...own, 'content-type': typeOfFile(file) }).end(page);
  return 'sent';
}

async function headersBeside(file: string, rewrites: Examples['rewrites']): Promise<Record<string, string>> {
  const list = path.join(path.dirname(file), headersFile);
  return existsSync(list) ? JSON.parse(rewrite(await readFile(list, 'utf8'), rewrites)) : {};
}

/** One pass: an address that moved to another's old port must not be replaced twice. */
const rewrite = (text: string, rewrites: Examples['rewrites']): string =>
  text.replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, (address) => rewrites.get(address) ?? address);
