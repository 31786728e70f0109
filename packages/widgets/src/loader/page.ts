/** The page's script tag, its registry, and the loading of chunks. This module runs before our others. */
import { type Config, changeConfig, pageRegistry, type Registry } from '../runtime/registry.ts';

/** Inserted by the build. */
declare const __WBN_VERSION__: string;
/** The network's addresses. The server of `/v1/*.js` inserts them; files under a version are the same in every network and lack them. */
declare const WBN_SITE: Config | undefined;

const here = import.meta.url;
// document.currentScript is null in a module, and the page may have removed the tag. The address is always known. Not document.scripts: two
// `<img name="scripts">` of a visitor's text would stand in its place, and their settings in place of the page's.
const script = [...document.querySelectorAll('script')].find(({ src }) => src === here);
const { dataset = {}, nonce } = script ?? {};
const parameters: Record<string, string | undefined> = Object.fromEntries(new URL(here).searchParams);
// By keys: a browser cannot copy a dataset whole if a page's script has given every object a `get`.
for (const name of Object.keys(dataset)) parameters[name] = dataset[name];

export const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/**
 * Adds a link with the hash before the import: with a wrong hash the link fails and nothing is imported. The file is fetched at once and runs
 * after `base`.
 */
const attempt = (url: string, integrity: string, base: Promise<unknown> | undefined) =>
  new Promise((resolve, reject) => {
    setTimeout(reject, 2e4);
    addLink({
      rel: 'modulepreload',
      nonce,
      integrity,
      href: url,
      onload: () => resolve(Promise.resolve(base).then(() => import(url))),
      onerror: reject,
    });
  });

const running: Record<string, Promise<unknown> | undefined> = {};
/** Shares one promise between all callers; after a failure the next caller starts again. */
export const once = <T>(name: string, start: () => Promise<T>) => {
  running[name] ??= start().catch((error) => {
    running[name] = undefined;
    throw error;
  });
  return running[name] as Promise<T>;
};

/** A query for each address that has failed. The browser's module map may keep a failure, so each attempt uses another query. */
const failed: Record<string, string> = {};

/** Loads a chunk with one link and one import for all callers. */
export const fetchModule = (base: string | URL, name: string, hash: string, first?: Promise<unknown>) => {
  const { href } = new URL(`${name}.${hash.slice(0, 8).replace(/\W/g, '_')}.js`, base);
  return once(href, async () => {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(href + (failed[href] ?? ''), `sha256-${hash}`, first);
      } catch {
        await first;
        failed[href] = (failed[href] ?? '?') + 1;
        if (tries > 2) throw Error(href);
        await new Promise((resume) => setTimeout(resume, 500 * 3 ** tries));
      }
    }
  });
};

export const registry: Registry = pageRegistry();
// A bundle of npm packages may have made the registry, and a tag manager's tag may bring the key that the page's own tag lacks: what was
// refused without it is drawn anew. Settings that the page has made stay.
if (!registry.config.key && (parameters.key || !registry.fetch))
  changeConfig(registry, {
    ...(typeof WBN_SITE === 'object' && WBN_SITE),
    ...parameters,
    ...registry.config,
    key: parameters.key,
  });
registry.fetch ??= fetchModule;
/** The number of this loader in its page, from 1. */
export const place: number = registry.versions.push(__WBN_VERSION__);
/** The folder of this version's chunks; the script itself may be in another. */
export const folder = new URL(`../${__WBN_VERSION__}/`, here);
