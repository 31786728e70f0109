import type { MailName } from '@wbn/database';
import { type EndableMails, signUnsubscription, type TokenKeys } from '@wbn/http';
import type { MailSites } from './frame.ts';
import { linksInLanguage } from './links.ts';
import { asHtml, asText } from './render.ts';
import { templates } from './templates.ts';
import { mailLocaleOf, mailTexts } from './texts/index.ts';

/** One mail, ready for a transport. */
export interface ComposedMail {
  readonly to: string;
  readonly from: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Letterhead {
  readonly sites: MailSites;
  /** As in `WBN <no-reply@portal.example>`. */
  readonly from: string;
  readonly tokens: TokenKeys;
  /** The edition's colour, e.g. `#0d6639`: readable below white text and on white. */
  readonly accent: string;
}

export interface OutboxRow {
  readonly id: number;
  readonly toAddress: string;
  readonly template: string;
  readonly locale: string | null;
  readonly data: Record<string, unknown>;
  readonly createdAt: Date;
}

/** Mails that the reader can unsubscribe from, with the name of their group. */
export const endable: Partial<Record<MailName, EndableMails>> = {
  'inquiry-received': 'inquiry',
  'message-unread': 'inquiry',
  'daily-digest': 'digest',
  'weekly-digest': 'weekly',
  'saved-search': 'search',
};

export const isTemplate = (name: string): name is MailName => Object.hasOwn(templates, name);

/** Composes the mail of a row. The Message-ID comes from the row, so that a receiver detects a mail that was sent twice. */
export function compose(
  row: OutboxRow & { template: MailName },
  { accent, sites, from, tokens }: Letterhead,
): ComposedMail {
  const locale = mailLocaleOf(row.locale);
  const t = mailTexts(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const write = templates[row.template] as (data: unknown, frame: object) => ReturnType<(typeof templates)[MailName]>;
  // Latin digits, as in the counts of other mails.
  const numbers = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const written = write(row.data, {
    t,
    sites,
    day: (date: Date) => days.format(date),
    writtenAt: row.createdAt,
    number: (count: number) => numbers.format(count),
    country: (code: string) => countries.of(code) ?? code,
  });
  const content = row.locale === null ? written : linksInLanguage(written, locale);
  const mails = endable[row.template];
  const token = mails && signUnsubscription(tokens, { userID: String(row.data.userID), mails });
  const unsubscribeUrl = token && `${sites.accounts}/unsubscribe?token=${token}`;
  const drawing = { accent, locale, t, portal: sites.portal, unsubscribeUrl };
  return {
    to: row.toAddress,
    from,
    messageId: `<${row.createdAt.getTime().toString(36)}.${row.id}@${new URL(sites.portal).hostname}>`,
    subject: content.subject,
    text: asText(content, drawing),
    html: asHtml(content, drawing),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
