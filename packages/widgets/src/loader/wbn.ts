/**
 * The script tag: `<script type="module" src="https://cdn.example/v1/wbn.js" data-key="pk_…"></script>`. It waits until one of its tags is
 * near the screen, then loads the runtime, which loads the widgets. Every file is checked against its hash before it runs; after a failure
 * the page's own content stays.
 */
import { type Config, changeConfig, type FetchModule, type Registry } from '../runtime/registry.ts';
import type { RuntimeModule, WbnApi, WbnCommand } from './api.ts';

/** Inserted by the build. */
declare const __WBN_VERSION__: string;
declare const __WBN_TAGS__: string;
declare const __WBN_RUNTIME_HASH__: string;
/** Prepended by the server of `/v1/wbn.js`. `/<x.y.z>/wbn.js` is identical in every network and has none. */
declare const WBN_SITE: Config | undefined;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
const page = window as unknown as { wbn?: WbnApi | WbnCommand[]; [key: symbol]: Registry };
const here = import.meta.url;
// document.currentScript is null in a module, and the tag may be removed by now: the address is always known.
const script = [...document.scripts].find(({ src }) => src === here);
const parameters = Object.fromEntries(new URL(here).searchParams);

/** Adds a preload link with the hash before the import: a wrong hash fails the link, and nothing is imported. */
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
/** One promise for concurrent callers; a failure allows a new attempt. */
const once = <T>(name: string, start: () => Promise<T>) => {
  running[name] ??= start().catch((error) => {
    running[name] = undefined;
    throw error;
  });
  return running[name] as Promise<T>;
};

/** Failures per address. The browser may remember a failed module, so each attempt uses another address. */
const failed: Record<string, number> = {};

/** One link and one import per chunk, for any number of callers. */
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
  // An element without a box never intersects the screen: the page's styles hide it.
  else if (when === 'idle' || !(element as HTMLElement).offsetParent) setTimeout(need, 200, element);
  else near.observe(element);
};

// Leaves tags to an earlier loader of this major version.
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
// A visitor returns from the account site: remove the code from the address before anything else.
if (/wbn_/.test(location.hash)) visitor().then(({ finish }) => finish());

// An element with the id `wbn` is also a global of that name: ignore it.
const queued = page.wbn instanceof Element ? undefined : page.wbn;
const isStub = Array.isArray(queued);
// An object with a version comes from an earlier loader; other objects, except stubs, belong to the page.
if (queued && !isStub && !(queued as WbnApi).version) {
  // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
  console.warn('window.wbn belongs to the page: it has no on() etc.');
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
  for (const name of ['login', 'logout', 'session', 'diagnose', 'trackViews'] as const) {
    api[name] = async () => (await visitor()).api[name]() as Promise<never>;
  }
  page.wbn = api;
  // Each runs separately: if one throws, the page gets the error and the others still run.
  queued?.forEach((command) => {
    queueMicrotask(() => api.push(command));
  });
}
