import type { Finding } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';
export async function diagnose(): Promise<readonly Finding[]> {
  const { versions } = pageRegistry();
  return [{ level: versions.length > 1 ? 'warning' : 'ok', about: 'versions', text: versions.join() }];
}
