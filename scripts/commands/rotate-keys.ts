import { dataDirFrom } from '@wbn/database';
import { commandWords, rotateSecrets } from '@wbn/network';

/** Replaces the secrets of the network from the next start on; signatures of the former ones stay valid. */
commandWords({
  help: `npm run rotate-keys
Replaces the secrets of the network from its next start on. Sessions and links of mails stay valid: docs/operations.md, Keys.`,
});
try {
  const dataDir = dataDirFrom(process.env);
  const lines = rotateSecrets(dataDir, process.env);
  if (lines.length > 0)
    console.log(
      `Give these to every process, then restart them in this order: files, API and account site, portal:\n${lines.join('\n')}`,
    );
  else console.log(`Rotated in ${dataDir}. Restart the network: sessions and links of mails stay valid.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
