import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { installByLock } from '../../install/by-lock.ts';
import { top } from '../../run.ts';

const folder = path.join(top, 'scripts', 'bench', 'peers');

/** Installs the peers if necessary. Returns whether they are installed. */
export const installPeers = (): Promise<boolean> => installByLock(folder);

/** A peer's page as a bundler builds it: all its scripts and styles. */
export async function bundlePeer(name: string): Promise<{ readonly js: string; readonly css: string }> {
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, `${name}.js`), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const css = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { js: output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n'), css: css.join('\n') };
}
