/**
 * The script tag: `<script type="module" src="https://cdn.example/v1/wbn.js" data-key="pk_…"></script>`. It knows its tags, waits until
 * one of them is near the screen, and fetches the runtime, which fetches the widgets. Everything is checked against its hash before
 * it runs; when anything fails, the page's own content stays where it is.
 */
import { type Config, changeConfig, type FetchModule, type Registry } from '../runtime/registry.ts';
import type { RuntimeModule, WbnApi, WbnCommand } from './api.ts';

/** Written in by the build. */
declare const __WBN_VERSION__: string;
declare const __WBN_TAGS__: string;
declare const __WBN_RUNTIME_HASH__: string;
/** Whoever serves `/v1/wbn.js` puts it in front of this file. `/<x.y.z>/wbn.js` has the same bytes in every network, so it has none. */
declare const WBN_SITE: Config | undefined;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
const page = window as unknown as { wbn?: WbnApi | WbnCommand[]; [key: symbol]: Registry };
const here = import.meta.url;
// document.currentScript is null in a module, and the tag may be gone by now, with its attributes: the address is always known.
const script = [...document.scripts].find(({ src }) => src === here);
const parameters = Object.fromEntries(new URL(here).searchParams);

/** A link with the hash goes before the import: a wrong hash fails the link, and then nothing is imported. */
const attempt = (url: string, integrity: string) =>
  new Promise((resolve, reject) => {
    setTimeout(reject, 2e4);
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        nonce: script?.nonce,
        integrity,
        href: url,
        onload: () => resolve(import(url)),
        onerror: reject,
      }),
    );
  });

const running: Record<string, Promise<unknown> | undefined> = {};
/** One promise for all who ask, and a new chance for those who ask after a failure. */
const once = <T>(name: string, start: () => Promise<T>) => {
  running[name] ??= start().catch((error) => {
    running[name] = undefined;
    throw error;
  });
  return running[name] as Promise<T>;
};

/** How often each address has failed. One that failed once may stay failed in the browser's module map, so each try asks another. */
const failed: Record<string, number> = {};

/** One link and one import for all who ask for a chunk, however often it is asked for. */
const fetchModule: FetchModule = (base, name, hash) => {
  const { href } = new URL(`${name}.${hash.slice(0, 8).replace(/\W/g, '_')}.js`, base);
  return once(href, async () => {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(failed[href] ? `${href}?${failed[href]}` : href, `sha256-${hash}`);
      } catch {
        failed[href] = (failed[href] ?? 0) + 1;
        if (tries > 2) throw Error(href);
        await new Promise((resume) => setTimeout(resume, 500 * 3 ** tries));
      }
    }
  });
};

const key = Symbol.for('wbn.1');
page[key] ??= {
  config: { ...(typeof WBN_SITE === 'object' && WBN_SITE), ...parameters, ...script?.dataset },
  tags: {},
  versions: [],
  fetch: fetchModule,
};
const registry = page[key];
const place = registry.versions.push(__WBN_VERSION__);

const runtime = () =>
  fetchModule(new URL(`../${__WBN_VERSION__}/`, here), 'runtime', __WBN_RUNTIME_HASH__) as Promise<RuntimeModule>;

const need = (element: Element) => {
  near.unobserve(element);
  once(element.localName, async () => (await runtime()).load(element.localName)).catch(({ message }) => {
    addEventListener('online', () => need(element), { once: true });
    element.dispatchEvent(
      new CustomEvent('wbn-error', { bubbles: true, composed: true, detail: { code: 'load', message } }),
    );
  });
};

const near = new IntersectionObserver(
  (entries) =>
    entries.forEach(({ isIntersecting, target }) => {
      if (isIntersecting) need(target);
    }),
  { rootMargin: '300px' },
);

const watch = (element: Element) => {
  const when = element.getAttribute('load');
  if (when === 'eager') need(element);
  // What has no box never comes near the screen: the page's styles hide it, maybe with everything else.
  else if (when === 'idle' || !(element as HTMLElement).offsetParent) setTimeout(need, 200, element);
  else near.observe(element);
};

// A tag that an earlier loader of this major looks after is left to it.
const mine = __WBN_TAGS__
  .split(',')
  // biome-ignore lint/suspicious/noAssignInExpressions: bytes are dear here
  .filter((tag) => (registry.tags[tag] ??= place) === place)
  .join();
const scan = (root: ParentNode) => root.querySelectorAll(mine).forEach(watch);
if (mine) {
  scan(document);
  new MutationObserver((records) => {
    records.forEach(({ addedNodes }) => {
      addedNodes.forEach((node) => {
        if (!(node instanceof Element)) return;
        if (node.matches(mine)) watch(node);
        scan(node);
      });
    });
  }).observe(document, { childList: true, subtree: true });
}

const visitor = async () => (await runtime()).visitor();
// A visitor comes back from the account site: the code has to go from the address before anything else.
if (/wbn_/.test(location.hash)) visitor().then(({ finish }) => finish());

// An element with the id `wbn` is a global of that name too, but nobody means it.
const queued = page.wbn instanceof Element ? undefined : page.wbn;
const isStub = Array.isArray(queued);
// An object with a version comes from an earlier loader; any other object that is not a stub belongs to the page.
if (queued && !isStub && !(queued as WbnApi).version) {
  // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
  console.warn('window.wbn belongs to the page: widgets work, their wbn.on() and so on do not.');
} else if (!queued || isStub) {
  const api = {
    version: __WBN_VERSION__,
    on(event, listener) {
      document.addEventListener(event, listener as EventListener);
      return () => document.removeEventListener(event, listener as EventListener);
    },
    configure(config) {
      changeConfig(registry, config);
    },
    push(command) {
      if ('call' in command) command(api);
      else {
        const act = api[command[0]] as unknown;
        if (typeof act === 'function') act(...command.slice(1));
        // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
        else console.warn(`wbn.push: no ${command[0]} in ${Object.keys(api)}`);
      }
    },
  } as Mutable<WbnApi>;
  for (const name of ['login', 'logout', 'session', 'diagnose'] as const) {
    api[name] = async () => (await visitor()).api[name]() as Promise<never>;
  }
  page.wbn = api;
  // Each on its own: of one that throws the page is told, and those behind it still run.
  queued?.forEach((command) => {
    queueMicrotask(() => api.push(command));
  });
}
