import path from 'node:path';
import { type Environment, SettingError } from './read-setting.ts';

export interface MailSettings {
  /** The mail server's address; without it mails become files. */
  readonly smtp: string | undefined;
  /** For example `WBN <no-reply@portal.example>`; undefined for no-reply at the portal's host. */
  readonly from: string | undefined;
}

/**
 * SMTP_URL and WBN_MAIL_FROM. Errors do not repeat the address, because it contains a password.
 * @throws SettingError that says what to write
 */
export function readMail(env: Environment): MailSettings {
  const { SMTP_URL: smtp, WBN_MAIL_FROM: from } = env;
  if (smtp && !(URL.canParse(smtp) && /^smtps?:$/.test(new URL(smtp).protocol) && new URL(smtp).hostname !== '')) {
    throw new SettingError(
      'SMTP_URL must name a mail server. Write it as in SMTP_URL=smtps://user:password@mail.example:465.',
    );
  }
  if (from && !/^(?:[^<>"\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/.test(from)) {
    throw new SettingError(
      `WBN_MAIL_FROM is "${from}". Write a sender as in WBN_MAIL_FROM="WBN <no-reply@portal.example>".`,
    );
  }
  return { smtp: smtp || undefined, from: from || undefined };
}

/** The folder for mails as files, without a mail server. */
export const mailFolder = (dataDir: string): string => path.join(dataDir, 'mails');
