import { dataDirFrom, resetEmbedded } from '@wbn/database';
import { commandWords } from '@wbn/network';

/** Deletes the embedded data; refuses while a network uses them. */
commandWords({
  help: `npm run reset
Deletes the data of the network in WBN_DATA_DIR, also its files, mails and secrets. It refuses while a network uses them.`,
});
try {
  const dataDir = dataDirFrom(process.env);
  await resetEmbedded(dataDir, ['files', 'logs', 'mails', 'payment-sandbox.jsonl', 'secrets.json']);
  console.log(`Emptied ${dataDir}. The next npm start makes a new network.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
