/** The CDN's runtime: adds the core interface to the page's registry and loads widgets by their hashes. */
import type { RuntimeModule } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';
import { visitor } from './session.ts';
import * as shared from './shared.ts';

/** Hashes of the widgets; inserted by the build. */
declare const __WBN_WIDGETS__: Record<string, string>;

const registry = pageRegistry();
if (!registry.core) {
  // A module namespace is frozen and keeps its names.
  registry.core = shared;
  // Developers look at the console first, and for a refused call the browser shows only the status.
  addEventListener('wbn-error', (event) =>
    // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
    console.warn(
      (event.target as Element).localName,
      (event as CustomEvent<{ message: string }>).detail.message,
      'wbn.diagnose() says more',
    ),
  );
}

/** The alias contains its network's addresses; a versioned loader, identical in every network, loads them. Page settings win. */
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
