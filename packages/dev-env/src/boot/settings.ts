import { databaseUrlFrom, dataDirFrom } from '@wbn/database';

/** A value of the environment that cannot be used; the message says what to write instead. */
export class SettingError extends Error {}

export interface Ports {
  readonly portal: number;
  readonly api: number;
  readonly accounts: number;
  readonly payments: number;
  readonly cdn: number;
  readonly files: number;
}

export interface Settings {
  readonly ports: Ports;
  /** Absolute. */
  readonly dataDir: string;
  readonly edition: string;
  /** How many businesses the demo network has; 0 for none. */
  readonly businesses: number;
  readonly limits: 'on' | 'off';
  readonly extensions: 'on' | 'off';
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Businesses of the demo network. */
export const demoBusinesses = 2000;

function readPort(env: Environment): number {
  const text = env.WBN_PORT ?? '8080';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1024 || port > 65_530) {
    throw new SettingError(
      `WBN_PORT is "${text}". Write the first of six free ports, from 1024 to 65530, as in WBN_PORT=9000.`,
    );
  }
  return port;
}

function readSeed(env: Environment): number {
  const text = env.WBN_SEED ?? 'demo';
  if (text === 'demo') return demoBusinesses;
  if (text === 'none') return 0;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 1_000_000) {
    throw new SettingError(`WBN_SEED is "${text}". Write demo, none, or a number of businesses from 1 to 1000000.`);
  }
  return count;
}

function readSwitch(env: Environment, name: string): 'on' | 'off' {
  const text = env[name] ?? 'on';
  if (text !== 'on' && text !== 'off') throw new SettingError(`${name} is "${text}". Write on or off.`);
  return text;
}

/** The database package says what to write itself. */
function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new SettingError((error as Error).message);
  }
}

/**
 * Reads what `npm start` takes from the environment.
 * @throws SettingError with a sentence that says what to write
 */
export function readSettings(env: Environment, editions: readonly string[]): Settings {
  const first = readPort(env);
  const edition = env.WBN_EDITION ?? 'sa';
  if (!editions.includes(edition)) {
    throw new SettingError(`WBN_EDITION is "${edition}". Write one of: ${editions.join(', ')}.`);
  }
  return {
    ports: {
      portal: first,
      api: first + 1,
      accounts: first + 2,
      payments: first + 3,
      cdn: first + 4,
      files: first + 5,
    },
    dataDir: checked(() => dataDirFrom(env)),
    edition,
    businesses: readSeed(env),
    limits: readSwitch(env, 'WBN_LIMITS'),
    extensions: readSwitch(env, 'WBN_EXTENSIONS'),
    databaseUrl: checked(() => databaseUrlFrom(env, 'DATABASE_URL')),
  };
}
