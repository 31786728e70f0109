import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Secrets {
  /** Signs access tokens. */
  readonly tokens: string;
  /** Says to the API that a request comes from the host site's own server. */
  readonly internal: string;
  /** Signs upload grants. */
  readonly uploads: string;
}

const make = (): string => randomBytes(32).toString('base64url');

/** The secrets of this data folder, made at the first start and readable by their owner alone (0600). */
export function openSecrets(dataDir: string, env: Readonly<Record<string, string | undefined>>): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  const secrets = {
    tokens: kept.tokens ?? make(),
    internal: env.WBN_INTERNAL_KEY ?? kept.internal ?? make(),
    uploads: kept.uploads ?? make(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
