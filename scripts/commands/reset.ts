import { rmSync } from 'node:fs';
import path from 'node:path';
import { dataDirFrom, resetEmbedded } from '@wbn/database';

/** Empties the embedded data; refused while a network runs on it. */
try {
  const dataDir = dataDirFrom(process.env);
  await resetEmbedded(dataDir);
  for (const part of ['files', 'logs', 'secrets.json'])
    rmSync(path.join(dataDir, part), { recursive: true, force: true });
  console.log(`Emptied ${dataDir}. The next npm start makes a new network.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
