import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { givenIn } from '@wbn/database';
import { type Environment, SettingError } from '../settings/read-setting.ts';

export interface Secrets {
  /** Signs access tokens. */
  readonly tokens: string;
  /** Says to the API that a request comes from the host site's own server. */
  readonly internal: string;
  /** Signs upload grants. */
  readonly uploads: string;
}

const variables = {
  tokens: 'WBN_TOKEN_SECRET',
  internal: 'WBN_INTERNAL_KEY',
  uploads: 'WBN_UPLOAD_SECRET',
} as const satisfies Record<keyof Secrets, string>;

/**
 * The secrets of this network: those of the environment; what is missing is made once and kept in the data folder, readable by its
 * owner alone (0600), unless only the environment's are allowed.
 * @throws SettingError with a sentence that says what to write
 */
export function openSecrets(dataDir: string, env: Environment, mayMake: boolean): Secrets {
  const set = givenIn(env);
  const given = {
    tokens: fromEnvironment(set, variables.tokens),
    internal: fromEnvironment(set, variables.internal),
    uploads: fromEnvironment(set, variables.uploads),
  };
  const missing = (Object.keys(variables) as (keyof Secrets)[]).filter((name) => given[name] === undefined);
  if (missing.length === 0) return given as Secrets;
  if (!mayMake) {
    const names = missing.map((name) => variables[name]).join(', ');
    throw new SettingError(`${names} missing. Write secrets of at least 32 characters, the same for all processes.`);
  }
  return keepSecrets(dataDir, given);
}

function fromEnvironment(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text.length >= 32) return text;
  throw new SettingError(`${name} is too short. Write at least 32 characters, as from: openssl rand -base64 32.`);
}

function keepSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  const make = (): string => randomBytes(32).toString('base64url');
  const made: Secrets = {
    tokens: kept.tokens ?? make(),
    internal: kept.internal ?? make(),
    uploads: kept.uploads ?? make(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return {
    tokens: given.tokens ?? made.tokens,
    internal: given.internal ?? made.internal,
    uploads: given.uploads ?? made.uploads,
  };
}

function readSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
