import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import { dataDir } from './addresses.ts';

/** The link to a page, e.g. `/invitation`, in the newest sent mail to an address that contains one. */
export const linkTo = (page: string, address: string): Promise<string> =>
  mailedText(new RegExp(`https?://\\S+${page}\\?token=[\\w-]+[^\\s"<]*`), address);

/** The first match of a pattern, such as a link, in the newest sent mail to an address that contains one. */
export async function mailedText(pattern: RegExp, address: string): Promise<string> {
  const folder = path.join(dataDir(), 'mails');
  let found: string | undefined;
  const look = async () => {
    for (const name of (await readdir(folder)).sort().reverse()) {
      const mail = await readFile(path.join(folder, name), 'utf8');
      // Quoted-printable: soft line breaks and escaped equals signs. A text with few Latin letters is in base64: its link is read from the HTML.
      const text = mail
        .replace(/=\r?\n/g, '')
        .replace(/=3D/gi, '=')
        .replaceAll('&amp;', '&');
      if (mail.includes(address)) found = pattern.exec(text)?.[0];
      if (found) return true;
    }
    return false;
  };
  // Unlike expect.poll it also works in beforeAll.
  const lookOrThrow = async () => {
    if (!(await look())) throw new Error(`No mail with ${pattern} came to ${address}.`);
  };
  await vi.waitFor(lookOrThrow, { timeout: 20_000, interval: 250 });
  return found!;
}
