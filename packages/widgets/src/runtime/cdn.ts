/** The CDN's runtime: puts the core interface into the page's registry, and fetches widgets by their hashes. */
import type { RuntimeModule } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';
import { visitor } from './session.ts';
import * as shared from './shared.ts';

/** Each widget's hash; written in by the build. */
declare const __WBN_WIDGETS__: Record<string, string>;

const registry = pageRegistry();
if (!registry.core) {
  // A module's namespace is frozen and keeps its names.
  registry.core = shared;
  // Whoever put the tag into a page looks there first, and of a refused call the browser names only the status.
  addEventListener('wbn-error', (event) =>
    // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
    console.warn(
      (event.target as Element).localName,
      (event as CustomEvent<{ message: string }>).detail.message,
      'wbn.diagnose() says more',
    ),
  );
}

/** The alias brought its network's addresses along; a version's own loader, the same in every network, has none. What a page has set stays. */
const locate = async () => {
  const { config } = registry;
  if (config.api && config.accounts && config.portal) return;
  const answer = await fetch(new URL('../v1/site.json', import.meta.url));
  Object.assign(config, { ...(await answer.json()), ...config });
};

export const load: RuntimeModule['load'] = async (tag) => {
  await locate();
  const name = tag.slice('wbn-'.length);
  return registry.fetch!(import.meta.url, name, __WBN_WIDGETS__[name]!);
};

const locatedVisitor: RuntimeModule['visitor'] = async () => {
  await locate();
  return visitor();
};

export { locatedVisitor as visitor };
