import type { Plugin } from 'rollup';

/** The chunks that are built already, by their names. */
export const made: Record<string, { readonly file: string; readonly hash: string }> = {};

/** Stands for a hash, in its length, until the code is minified: letters of hashes would change the names that the minifier gives, and so every size. */
export const placeFor = (name: string): string => `${name}#`.padEnd(44, '#');

/** Writes the hashes into minified code. Maps stay true, because no column moves. */
export const insertHashes = (): Plugin => ({
  name: 'wbn-insert-hashes',
  renderChunk(minified) {
    let code = minified;
    for (const [name, { hash }] of Object.entries(made)) code = code.replaceAll(placeFor(name), hash);
    return { code, map: null };
  },
});

/**
 * The place for the hash of a chunk that is built.
 * @throws Error if it is not built yet
 */
export function hashOf(name: string): string {
  if (!made[name]) throw new Error(`${name} is not built yet.`);
  return placeFor(name);
}
