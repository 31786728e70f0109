import { fetchModule, folder } from './page.ts';
import { preconnect } from './preconnect.ts';
import { located } from './runtime.ts';

/** Inserted by the build. */
declare const __WBN_CLIENT__: string;
/** Each widget and its hash. */
declare const __WBN_WIDGETS__: Record<string, string>;
/** The few widgets that do not call the API as soon as they are drawn. */
declare const __WBN_QUIET__: string;

// In a variable, so that the built file has each name once.
const hashes = __WBN_WIDGETS__;
export const tags: readonly string[] = Object.keys(hashes).map((name) => `wbn-${name}`);

/** Defines a widget. It requests all files together, because on a slow line each round trip costs more than the bytes. */
export function load(tag: string): Promise<unknown> {
  const name = tag.slice('wbn-'.length);
  const first = located();
  // The widget requests it again itself and reports a failure.
  if (!__WBN_QUIET__.includes(name)) {
    preconnect();
    fetchModule(folder, 'client', __WBN_CLIENT__, first).catch(() => {});
  }
  return fetchModule(folder, name, hashes[name]!, first);
}
