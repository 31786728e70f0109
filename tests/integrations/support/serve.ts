import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainEnvironment } from './project.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves built files; a path without a file gets the page, as hosts of single-page applications do. */
export async function serveFiles(folder: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const wanted = path.join(folder, path.normalize(pathname));
    const isFile = existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : path.join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

/** Starts the project's own server and waits until it answers. */
export async function serveCommand(
  folder: string,
  [program = '', ...rest]: readonly string[],
  port: number,
): Promise<() => Promise<void>> {
  const names = { PORT: String(port), NITRO_PORT: String(port), HOST: '127.0.0.1', NITRO_HOST: '127.0.0.1' };
  const env = { ...plainEnvironment(folder), ...names, NODE_ENV: 'production' };
  const child = spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    // The command may have started another process: both are of its group.
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + 60_000; ; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${printed.slice(-4000)}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/favicon.ico`).then(
      () => true,
      () => false,
    );
    if (isReady) return stop;
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The server was not ready within 60 s:\n${printed.slice(-4000)}`);
    }
  }
}
