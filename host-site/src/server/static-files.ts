import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingFor } from './respond.ts';
import { fileHeaders } from './security-headers.ts';
import { findFile, typeOfFile } from './send-file.ts';

/** The build's files, listed once at start: only their addresses become disk paths. */
export async function staticFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`),
  );

  /** Returns whether it handled the request. */
  async function send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const name = (request.url ?? '/').split('?', 1)[0]!;
    if (!all.has(name) || name.endsWith('.br')) return false;
    const isPacked = all.has(`${name}.br`) && encodingFor(request) === 'br';
    const found = await findFile(request, folder, isPacked ? `${name}.br` : name);
    if (found === undefined || found.kind === 'folder') return false;
    await found.send(response, {
      'content-type': typeOfFile(name),
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      vary: 'accept-encoding',
      ...fileHeaders(name),
      ...(isPacked && { 'content-encoding': 'br' }),
    });
    return true;
  }
  return { send };
}
