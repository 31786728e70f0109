import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createLogger } from '@wbn/http';
import pino from 'pino';
import type { Settings } from '../settings/settings.ts';

/** The log of a part: a file in the data folder, or standard output with the part's name in each line. */
export function openLog({ dataDir, log }: Pick<Settings, 'dataDir' | 'log'>, name: string) {
  if (log === 'stdout') return createLogger({ name });
  const folder = path.join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  return createLogger({ name, destination: pino.destination({ dest: path.join(folder, `${name}.log`), sync: false }) });
}
