/** The CDN's runtime: puts the core interface into the page's registry, and fetches widgets by their hashes. */
import type { RuntimeModule } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';
import { visitor } from './session.ts';
import * as shared from './shared.ts';

/** Each widget's hash; written in by the build. */
declare const __WBN_WIDGETS__: Record<string, string>;

const registry = pageRegistry();
// A module's namespace is frozen and keeps its names.
registry.core ??= shared;

export const load: RuntimeModule['load'] = (tag) => {
  const name = tag.slice('wbn-'.length);
  return registry.fetch!(import.meta.url, name, __WBN_WIDGETS__[name]!);
};
export { visitor };
