import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposedMail } from './compose.ts';

export interface MailTransport {
  /**
   * Hands a mail over.
   * @throws an error with `responseCode` when the receiving server refused
   */
  send(mail: ComposedMail, name: string): Promise<void>;
  close(): void;
}

/** Milliseconds: all of them together stay well below the lease of a row. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** An address is passed in parts: as one text, a comma in it would make two receivers. Nothing named in a mail is ever fetched. */
const message = ({ to, ...mail }: ComposedMail) => ({
  ...mail,
  to: { name: '', address: to },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** nodemailer comes with the first mail: most processes of a network send none. */
const open = async (options: object) => (await import('nodemailer')).createTransport(options);

/** Sends to the server of an address such as `smtps://user:password@mail.example:465`. */
export function smtpTransport(url: string): MailTransport {
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      opened ??= open({ url, pool: true, maxConnections: 2, ...patience });
      await (await opened).sendMail(message(mail));
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Writes each mail as a file that any mail reader opens: for development. Files hold links that log in, so only their owner reads them. */
export function folderTransport(folder: string): MailTransport {
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(mail, name) {
      opened ??= open({ streamTransport: true, buffer: true });
      const { message: bytes } = await (await opened).sendMail(message(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = path.join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, bytes ?? '', { mode: 0o600 });
      await rename(unfinished, path.join(folder, `${name}.eml`));
    },
    close() {},
  };
}
