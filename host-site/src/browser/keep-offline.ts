import type { BrowserRouter } from './browser-router.ts';

const script = '/service-worker.js';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The address as the browser demands it where scripts must be trusted. The policy knows this one script. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return (
    trustedTypes?.createPolicy('wbn-service-worker', { createScriptURL: () => script }).createScriptURL(script) ??
    script
  );
}

/** Keeps the pages that are read, for when the network is away. Does nothing where the browser has no service worker. */
export async function keepOffline(router: BrowserRouter): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  try {
    await container.register(trusted(), { updateViaCache: 'none' });
  } catch {
    // Private windows and full disks refuse: the page works as before.
    return;
  }
  const { active } = await container.ready;
  const keep = (...addresses: string[]) => active?.postMessage({ keep: addresses });
  const ownFiles = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  keep(location.href, ...ownFiles);
  let shown = location.pathname + location.search;
  router.subscribe(({ errors, navigation }) => {
    const now = location.pathname + location.search;
    if (navigation.state !== 'idle' || errors || now === shown) return;
    shown = now;
    keep(location.href);
  });
}
