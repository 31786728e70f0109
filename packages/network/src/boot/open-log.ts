import path from 'node:path';
import { createLogger } from '@wbn/http';
import pino from 'pino';
import type { Settings } from '../settings/settings.ts';

/** The log of a part: a file in the data folder (made by makeDataFolder), or standard output with the part's name in each line. */
export function openLog({ dataDir, log }: Pick<Settings, 'dataDir' | 'log'>, name: string) {
  if (log === 'stdout') return createLogger({ name });
  const dest = path.join(dataDir, 'logs', `${name}.log`);
  return createLogger({ name, destination: pino.destination({ dest, sync: false }) });
}
