import { dataDirFrom } from '@wbn/database';
import { rotateSecrets } from '@wbn/network';

/** Replaces the secrets of the network from the next start on; signatures of the former ones stay valid. */
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
