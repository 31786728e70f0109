import { dataDirFrom } from '@wbn/database';
import { rotateTokenSecret } from '@wbn/network';

/** Replaces the secret that signs tokens and links from the next start on; former signatures stay valid. */
try {
  const dataDir = dataDirFrom(process.env);
  const lines = rotateTokenSecret(dataDir, process.env);
  if (lines.length > 0)
    console.log(`Give these to every process, then start them anew one after the other:\n${lines.join('\n')}`);
  else console.log(`Rotated in ${dataDir}. Start the network anew: sessions and links of mails go on.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
