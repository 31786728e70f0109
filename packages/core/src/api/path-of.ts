import type { Call } from '@wbn/contract';
import { WbnError } from './errors.ts';

/** The path with its parameters. Throws NotFound for values that URL parsing would remove (`.`, `..`). */
export function pathOf(call: Call, params: object = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name) => {
    const value = `${(params as Record<string, unknown>)[name] ?? ''}`;
    if (/^\.{0,2}$/.test(value) || !value.isWellFormed()) throw new WbnError('NotFound', 404);
    return encodeURIComponent(value);
  });
}
