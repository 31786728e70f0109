import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { givenIn } from '@wbn/database';
import { type Environment, SettingError } from '../settings/read-setting.ts';

export interface Secrets {
  /** Signs access tokens and unsubscribe links. */
  readonly tokens: string;
  /** Former signing secrets after a rotation: their tokens stay valid. */
  readonly formerTokens: readonly string[];
  /** Proves to the API that a request comes from the host site's own server. */
  readonly internal: string;
  /** Signs upload grants. */
  readonly uploads: string;
}

type SecretName = Exclude<keyof Secrets, 'formerTokens'>;
const variables = {
  tokens: 'WBN_TOKEN_SECRET',
  internal: 'WBN_INTERNAL_KEY',
  uploads: 'WBN_UPLOAD_SECRET',
} as const satisfies Record<SecretName, string>;
const formerVariable = `${variables.tokens}_FORMER`;

/**
 * The secrets of this network from the environment; missing ones are created once and stored in the data folder, readable by its owner
 * alone (0600), unless only the environment is allowed.
 * @throws SettingError that says what to write
 */
export function openSecrets(dataDir: string, env: Environment, mayMake: boolean): Secrets {
  const set = givenIn(env);
  const given = {
    tokens: fromEnvironment(set, variables.tokens),
    internal: fromEnvironment(set, variables.internal),
    uploads: fromEnvironment(set, variables.uploads),
  };
  const missing = (Object.keys(variables) as SecretName[]).filter((name) => given[name] === undefined);
  const formerTokens = formerFrom(set);
  if (missing.length === 0) return { ...(given as Required<typeof given>), formerTokens } as Secrets;
  if (!mayMake) {
    const names = missing.map((name) => variables[name]).join(', ');
    throw new SettingError(`${names} missing. Write secrets of at least 32 characters, the same for all processes.`);
  }
  const kept = keepSecrets(dataDir, given);
  return { ...kept, formerTokens: [...formerTokens, ...kept.formerTokens] };
}

/** Former token secrets, newest first, separated by commas. */
function formerFrom(env: Environment): string[] {
  const all = (env[formerVariable] ?? '').split(',').filter(Boolean);
  if (all.every((one) => one.length >= 32)) return all;
  throw new SettingError(
    `${formerVariable} has a secret that is too short. Write those that ${variables.tokens} had before, with commas between.`,
  );
}

function fromEnvironment(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text.length >= 32) return text;
  throw new SettingError(`${name} is too short. Write at least 32 characters, as from: openssl rand -base64 32.`);
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'secrets.json');
const make = (): string => randomBytes(32).toString('base64url');

function keepSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const file = fileIn(dataDir);
  const kept = readSecrets(file);
  const made: Secrets = {
    tokens: kept.tokens ?? make(),
    formerTokens: kept.formerTokens ?? [],
    internal: kept.internal ?? make(),
    uploads: kept.uploads ?? make(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return {
    tokens: given.tokens ?? made.tokens,
    formerTokens: made.formerTokens,
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

/**
 * Replaces the signing secret of tokens; the old one becomes a former one, so its tokens stay valid. Processes read the new one at their
 * next start. Returns the lines for an environment that sets the secret; empty if the data folder stores it.
 * @throws SettingError if there is no secret yet
 */
export function rotateTokenSecret(dataDir: string, env: Environment): string[] {
  const set = givenIn(env);
  const given = fromEnvironment(set, variables.tokens);
  if (given !== undefined) {
    return [`${variables.tokens}=${make()}`, `${formerVariable}=${[given, ...formerFrom(set)].join(',')}`];
  }
  const file = fileIn(dataDir);
  const kept = readSecrets(file);
  if (kept.tokens === undefined) {
    throw new SettingError(
      `There is no ${file} and no ${variables.tokens}: start the network once, or name its data folder.`,
    );
  }
  const next = { ...kept, tokens: make(), formerTokens: [kept.tokens, ...(kept.formerTokens ?? [])] };
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, JSON.stringify(next), { mode: 0o600 });
  renameSync(unfinished, file);
  return [];
}
