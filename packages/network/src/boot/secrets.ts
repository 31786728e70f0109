import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { givenIn } from '@wbn/database';
import { makeSecret } from '@wbn/http';
import { type Environment, SettingError } from '../settings/read-setting.ts';

/** The secrets of a network. After a rotation each has former ones, newest first: what they signed stays valid. */
export interface Secrets {
  /** Signs access tokens and unsubscribe links. */
  readonly tokens: string;
  readonly formerTokens: readonly string[];
  /** Proves to the API that a request comes from the host site's own server. */
  readonly internal: string;
  readonly formerInternal: readonly string[];
  /** Signs upload grants and links to private files. */
  readonly uploads: string;
  readonly formerUploads: readonly string[];
}

const names = ['tokens', 'internal', 'uploads'] as const;
type Name = (typeof names)[number];

interface Kind {
  readonly variable: string;
  readonly former: Exclude<keyof Secrets, Name>;
  /** Former secrets that a rotation keeps. Links of mails are for ever; grants and requests end within minutes. */
  readonly kept: number;
}
const kinds: Readonly<Record<Name, Kind>> = {
  tokens: { variable: 'WBN_TOKEN_SECRET', former: 'formerTokens', kept: Number.POSITIVE_INFINITY },
  internal: { variable: 'WBN_INTERNAL_KEY', former: 'formerInternal', kept: 1 },
  uploads: { variable: 'WBN_UPLOAD_SECRET', former: 'formerUploads', kept: 1 },
};
const formerVariable = (name: Name): string => `${kinds[name].variable}_FORMER`;

/**
 * The secrets of this network from the environment; missing ones are created once and stored in the data folder, readable by its owner
 * alone (0600), unless only the environment is allowed.
 * @throws SettingError that says what to write
 */
export function openSecrets(dataDir: string, env: Environment, mayMake: boolean): Secrets {
  const set = givenIn(env);
  const given = Object.fromEntries(names.map((name) => [name, fromEnvironment(set, kinds[name].variable)]));
  const missing = names.filter((name) => given[name] === undefined);
  const former = Object.fromEntries(names.map((name) => [name, formerFrom(set, name)])) as Record<Name, string[]>;
  if (missing.length > 0 && !mayMake) {
    const variables = missing.map((name) => kinds[name].variable).join(', ');
    throw new SettingError(
      `${variables} missing. Write secrets of at least 32 characters, the same for all processes.`,
    );
  }
  const kept = missing.length === 0 ? undefined : keepSecrets(dataDir);
  const parts = names.map((name) => ({
    [name]: given[name] ?? kept?.[name],
    [kinds[name].former]: [...former[name], ...(kept?.[kinds[name].former] ?? [])],
  }));
  return Object.assign({}, ...parts) as Secrets;
}

/** Former secrets, newest first, separated by commas. */
function formerFrom(env: Environment, name: Name): string[] {
  const all = (env[formerVariable(name)] ?? '').split(',').filter(Boolean);
  if (all.every((one) => one.length >= 32)) return all;
  throw new SettingError(
    `${formerVariable(name)} has a secret that is too short. Write those that ${kinds[name].variable} had before, with commas between.`,
  );
}

function fromEnvironment(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text.length >= 32) return text;
  throw new SettingError(`${name} is too short. Write at least 32 characters, as from: openssl rand -base64 32.`);
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'secrets.json');

function keepSecrets(dataDir: string): Secrets {
  const file = fileIn(dataDir);
  const kept = readSecrets(file);
  const parts = names.map((name) => ({
    [name]: kept[name] ?? makeSecret(),
    [kinds[name].former]: kept[kinds[name].former] ?? [],
  }));
  const made: Secrets = Object.assign({}, ...parts);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
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
 * Replaces all secrets; the old ones become former ones, so what they signed stays valid. Processes read the new ones at their next start.
 * Returns the lines for an environment that sets secrets; empty if the data folder stores them all.
 * @throws SettingError if there is no secret yet
 */
export function rotateSecrets(dataDir: string, env: Environment): string[] {
  const set = givenIn(env);
  const file = fileIn(dataDir);
  const kept = readSecrets(file);
  const lines: string[] = [];
  let next: Partial<Secrets> = kept;
  for (const name of names) {
    const { former, kept: most, variable } = kinds[name];
    const given = fromEnvironment(set, variable);
    if (given !== undefined) {
      const before = [given, ...formerFrom(set, name)].slice(0, most);
      lines.push(`${variable}=${makeSecret()}`, `${formerVariable(name)}=${before.join(',')}`);
      continue;
    }
    const stored = kept[name];
    if (stored === undefined)
      throw new SettingError(
        `There is no ${file} and no ${variable}: start the network once, or name its data folder.`,
      );
    next = { ...next, [name]: makeSecret(), [former]: [stored, ...(kept[former] ?? [])].slice(0, most) };
  }
  if (next !== kept) {
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, JSON.stringify(next), { mode: 0o600 });
    renameSync(unfinished, file);
  }
  return lines;
}
