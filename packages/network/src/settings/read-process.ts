import { type Environment, readAddress, readSwitch, SettingError } from './read-setting.ts';

/** How one process of the network behaves, whatever it serves. */
export interface ProcessSettings {
  /** Most connections of this process to each database. */
  readonly poolSize: number;
  /** Log lines go into files of the data folder, or to standard output. */
  readonly log: 'files' | 'stdout';
  /** Seconds for which a process that is to end still serves, while it reports that it is not ready. */
  readonly drain: number;
  /** Where the portal's server reaches the API; undefined: as browsers do, or on loopback where it is the same process. */
  readonly internalApi: string | undefined;
}

/**
 * WBN_POOL, WBN_LOG, WBN_DRAIN, WBN_INTERNAL_API.
 * @throws SettingError with a sentence that says what to write
 */
export const readProcess = (env: Environment): ProcessSettings => ({
  poolSize: readNumber(env, 'WBN_POOL', { least: 2, most: 500, byDefault: 10 }),
  log: readSwitch(env, 'WBN_LOG', { on: 'files', off: 'stdout' }) === 'on' ? 'files' : 'stdout',
  drain: readNumber(env, 'WBN_DRAIN', { least: 0, most: 300, byDefault: 0 }),
  internalApi: env.WBN_INTERNAL_API === undefined ? undefined : readAddress(env, 'WBN_INTERNAL_API', undefined),
});

interface Range {
  readonly least: number;
  readonly most: number;
  readonly byDefault: number;
}

function readNumber(env: Environment, name: string, { least, most, byDefault }: Range): number {
  const text = env[name] ?? String(byDefault);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingError(`${name} is "${text}". Write a number from ${least} to ${most}, as in ${name}=${byDefault}.`);
}
