import { registry } from './page.ts';

let isDone = false;

/** Opens the connection to the API while chunks are still on their way: on a slow line that is three round trips. */
export function preconnect(): void {
  const { api } = registry.config;
  if (!api || isDone) return;
  isDone = true;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preconnect', href: api, crossOrigin: '' }),
  );
}
