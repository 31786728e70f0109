import { addLink, once, registry } from './page.ts';

/** Opens the connection to the API while chunks are still on their way: on a slow line that is three round trips. */
export function preconnect(): void {
  const href = registry.config.api;
  if (href) once(href, async () => addLink({ rel: 'preconnect', href, crossOrigin: '' }));
}
