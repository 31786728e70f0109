import { type Environment, readAddress, readSwitch, SettingError } from './read-setting.ts';

/** Settings of one process, independent of its parts. */
export interface ProcessSettings {
  /** Maximum connections of this process to each database. */
  readonly poolSize: number;
  /** Log lines go into files of the data folder, or to standard output. */
  readonly log: 'files' | 'stdout';
  /** Seconds that an ending process still serves while it reports itself not ready. */
  readonly drain: number;
  /** Most megabytes of pages that the portal keeps in memory; 0 for none. */
  readonly pageCache: number;
  /** The API's address for the portal's server; undefined: the public address, or loopback in the same process. */
  readonly internalApi: string | undefined;
}

/**
 * WBN_POOL, WBN_LOG, WBN_DRAIN, WBN_PAGE_CACHE, WBN_INTERNAL_API.
 * @throws SettingError that says what to write
 */
export const readProcess = (env: Environment): ProcessSettings => ({
  poolSize: readNumber(env, 'WBN_POOL', { min: 4, max: 500, byDefault: 10 }),
  log: readSwitch(env, 'WBN_LOG', { on: 'files', off: 'stdout' }) === 'on' ? 'files' : 'stdout',
  drain: readNumber(env, 'WBN_DRAIN', { min: 0, max: 300, byDefault: 0 }),
  pageCache: readNumber(env, 'WBN_PAGE_CACHE', { min: 0, max: 4_000, byDefault: 64 }),
  internalApi: env.WBN_INTERNAL_API === undefined ? undefined : readAddress(env, 'WBN_INTERNAL_API', undefined),
});

interface Range {
  readonly min: number;
  readonly max: number;
  readonly byDefault: number;
}

function readNumber(env: Environment, name: string, { min, max, byDefault }: Range): number {
  const text = env[name] ?? String(byDefault);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new SettingError(`${name} is "${text}". Write a number from ${min} to ${max}, as in ${name}=${byDefault}.`);
}
