import { dataDirFrom, resetEmbedded } from '@wbn/database';

/** Empties the embedded data; refused while a network runs on it. */
try {
  const dataDir = dataDirFrom(process.env);
  await resetEmbedded(dataDir, ['files', 'logs', 'mails', 'payment-sandbox.jsonl', 'secrets.json']);
  console.log(`Emptied ${dataDir}. The next npm start makes a new network.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
