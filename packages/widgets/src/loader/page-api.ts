import { changeConfig } from '../runtime/registry.ts';
import type { WbnApi, WbnCommand } from './api.ts';
import { registry } from './page.ts';
import { loadRuntime } from './runtime.ts';

/** Inserted by the build. */
declare const __WBN_VERSION__: string;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
const page = window as unknown as { wbn?: WbnApi | WbnCommand[] };

// Without the addresses: `diagnose` says why they do not come.
const visitor = async () => (await loadRuntime()).visitor();

/**
 * Sets `window.wbn`, and removes a visitor's one-time code from the address. Without a loader `scan` has nothing to do: the browser upgrades a
 * defined element in every shadow root.
 */
export function offerPageApi(scan: WbnApi['scan'] = () => {}): void {
  // A visitor comes back from the account site: remove the code from the address first.
  if (location.hash.includes('wbn_')) visitor().then(({ finish }) => finish());

  // An element with the id `wbn` is also a global of that name.
  const queued = page.wbn instanceof Element ? undefined : page.wbn;
  // An earlier loader has set it.
  if ((queued as WbnApi | undefined)?.version) return;
  // Any other object that is not a stub belongs to the page.
  if (queued && !Array.isArray(queued)) {
    // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
    console.warn('window.wbn is taken: no on()');
    return;
  }
  const api = {
    version: __WBN_VERSION__,
    on(event, listener) {
      document.addEventListener(event, listener as EventListener);
      return () => document.removeEventListener(event, listener as EventListener);
    },
    configure(config) {
      // Pages without types may give a text, or nothing: late code refuses both.
      changeConfig(registry, { ...config });
      // It sets the theme and names what is misspelt; a key alone needs neither.
      if (!config?.key || Object.keys(config)[1]) visitor().then(({ configured }) => configured(config));
    },
    scan,
    // An answer also where its code does not come.
    diagnose: () =>
      visitor().then(
        ({ api }) => api.diagnose(),
        ({ message }) => [{ level: 'error', about: 'load', text: message }],
      ),
    push(command) {
      if ('call' in command) command(api);
      else {
        const act = api[command[0]] as unknown;
        if (typeof act === 'function') act(...command.slice(1));
        else visitor().then(({ unknown }) => unknown(command[0]));
      }
    },
  } as Mutable<WbnApi>;
  for (const name of ['login', 'logout', 'session', 'trackViews', 'addLocale'] as const) {
    api[name] = async (...args: unknown[]) => {
      // The runtime adds it before it draws; adding it again changes nothing.
      // biome-ignore lint/suspicious/noAssignInExpressions: saves bytes
      if (name === 'addLocale') (registry.languages ??= []).push(args as never);
      return ((await visitor()).api[name] as (...given: unknown[]) => Promise<never>)(...args);
    };
  }
  page.wbn = api;
  // Each in its own task: an error reaches the page, and the next commands still run.
  for (const command of (queued as WbnCommand[] | undefined) ?? []) queueMicrotask(() => api.push(command));
}
