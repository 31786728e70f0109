import { build, type Plugin, type Rolldown } from 'vite';
import { top } from '../run.ts';
import { brotliBytes } from './measure.ts';

const entry = 'wbn:page-with-a-search-box';
const page: Plugin = {
  name: 'wbn-page-with-a-search-box',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? "import '@wbn/widgets/search-box';" : null),
};

/** Bytes of the script that a page needs for its search box, as an application gets it: from the packages, by a production build of Vite. */
export async function npmSearchBox(): Promise<number> {
  const built = (await build({
    root: top,
    configFile: false,
    logLevel: 'error',
    plugins: [page],
    build: { write: false, rollupOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const files = built.output.filter((file) => file.type === 'chunk');
  const first = files.find(({ isEntry }) => isEntry);
  const needed = new Set(first?.imports).add(first?.fileName ?? '');
  // A set grows while it is walked: the imports of its files join it.
  for (const name of needed)
    for (const next of files.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(next);
  const scripts = files.filter(({ fileName }) => needed.has(fileName));
  return scripts.reduce((sum, { code }) => sum + brotliBytes(Buffer.from(code)), 0);
}
