import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposedMail } from './compose.ts';

export interface MailTransport {
  /**
   * Sends a mail.
   * @throws an error with `responseCode` if the receiving server refused it
   */
  send(mail: ComposedMail, name: string): Promise<void>;
  close(): void;
}

/** Milliseconds. Their sum is well below the lease of a row. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * The address is passed in parts: in one string, a comma would create a second recipient. nodemailer never fetches files or URLs named in a
 * mail.
 */
const message = ({ to, ...mail }: ComposedMail) => ({
  ...mail,
  to: { name: '', address: to },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Loads nodemailer with the first mail: most processes never send one. */
const open = async (options: object) => (await import('nodemailer')).createTransport(options);

/** Sends through a server, e.g. `smtps://user:password@mail.example:465`. */
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

/** Writes each mail as an .eml file, for development. The files contain login links, so only their owner may read them. */
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
