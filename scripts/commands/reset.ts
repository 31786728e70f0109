import { dataDirFrom, resetEmbedded } from '@wbn/database';

/** Deletes the embedded data; refuses while a network uses them. */
try {
  const dataDir = dataDirFrom(process.env);
  await resetEmbedded(dataDir, ['files', 'logs', 'mails', 'payment-sandbox.jsonl', 'secrets.json']);
  console.log(`Emptied ${dataDir}. The next npm start makes a new network.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
