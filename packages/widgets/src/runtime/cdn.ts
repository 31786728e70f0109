/** The CDN's runtime: puts the core interface into the page's registry, and fetches widgets by their hashes. */
import type { RuntimeModule } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';
import { visitor } from './session.ts';
import * as shared from './shared.ts';

/** Each tag's file and its hash; written in by the build. */
declare const __WBN_WIDGETS__: Record<string, [file: string, integrity: string]>;

const registry = pageRegistry();
// A module's namespace is frozen and keeps its names.
registry.core ??= shared;

export const load: RuntimeModule['load'] = (tag) => {
  const [file, integrity] = __WBN_WIDGETS__[tag]!;
  return registry.fetch!(new URL(file, import.meta.url).href, integrity);
};
export { visitor };
