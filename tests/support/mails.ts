import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { dataDir } from './addresses.ts';

/** The text of the newest mail to an address, once it has left the outbox. */
export async function mailTo(address: string): Promise<string> {
  const folder = path.join(dataDir(), 'mails');
  let found = '';
  const look = async () => {
    for (const name of (await readdir(folder)).sort().reverse()) {
      const mail = await readFile(path.join(folder, name), 'utf8');
      if (!mail.includes(address)) continue;
      // Quoted-printable: soft line ends and the equals signs of addresses.
      found = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
      return true;
    }
    return false;
  };
  await expect.poll(look, { timeout: 20_000, interval: 500 }).toBe(true);
  return found;
}
