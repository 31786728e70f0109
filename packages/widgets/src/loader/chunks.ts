import { fetchModule, folder } from './page.ts';
import { preconnect } from './preconnect.ts';
import { runtime } from './runtime.ts';

/** Inserted by the build. */
declare const __WBN_CLIENT__: string;
/** Each widget and its hash. */
declare const __WBN_WIDGETS__: Record<string, string>;
/** Widgets that call the API as soon as they are drawn. */
declare const __WBN_ASKING__: string;

export const tags: readonly string[] = Object.keys(__WBN_WIDGETS__).map((name) => `wbn-${name}`);

/** Defines a widget. It requests all files together, because on a slow line each round trip costs more than the bytes. */
export function load(tag: string): Promise<unknown> {
  const name = tag.slice('wbn-'.length);
  const first = runtime();
  // The widget requests it again itself and reports a failure.
  if (__WBN_ASKING__.includes(name)) {
    preconnect();
    fetchModule(folder, 'client', __WBN_CLIENT__, first).catch(() => {});
  }
  return fetchModule(folder, name, __WBN_WIDGETS__[name]!, first);
}
