import { lastPaidDay, price } from '@wbn/contract';
import type { Mails } from '@wbn/database';
import type { MailContent } from './content.ts';
import { digestTemplates } from './digest-templates.ts';
import { type Frame, fill, hello, known, type MailSites } from './frame.ts';
import { noticeTemplates } from './notice-templates.ts';
import { quoted, quotedLines } from './quoted.ts';
import type { MailTexts } from './texts/index.ts';

/** The sender of an inquiry or message; loaded when the mail is sent. */
export interface Sender {
  readonly name: string;
  /** Whether we have verified the business. */
  readonly isVerified: boolean;
}

/** The data of a mail about messages; loaded when it is sent. */
export interface Waiting extends Sender {
  readonly count: number;
}

const withToken = (address: string, token: string) => `${address}?token=${encodeURIComponent(token)}`;
/** Query parameters that lead the person back to their page. The account site redirects only to addresses that it knows. */
const wayBack = (way: Record<string, string | undefined>): string =>
  Object.entries(way)
    .flatMap(([name, value]) => (value ? [`&${name}=${encodeURIComponent(value)}`] : []))
    .join('');
const threadUrl = (
  { portal }: MailSites,
  { businessID, requestID }: { businessID: string | null; requestID: string },
) => `${portal}/business/${businessID ?? 'me'}/requests/${requestID}`;

type Known = Omit<Mails, 'message-unread' | 'inquiry-received'> & {
  'message-unread': Mails['message-unread'] & Waiting;
  'inquiry-received': Mails['inquiry-received'] & Partial<Sender>;
};

/** The tax that a price contains; that of a buyer abroad is owed by the buyer. */
const taxText = (
  { cents, isReverse, percent }: NonNullable<Mails['receipt']['tax']>,
  currency: string,
  t: MailTexts,
): string => (isReverse ? t.receipt.reverse : `${percent}%: ${currency} ${price(cents)}`);

/** A sender among the facts, with their verified state. */
const sender = (t: MailTexts, name: string, isVerified: boolean): readonly (readonly [string, string])[] => [
  [t.sender.from, quoted(name)],
  [t.sender.status, isVerified ? t.sender.verified : t.sender.notVerified],
];

/** The content of each mail. */
export const templates: { readonly [Name in keyof Known]: (data: Known[Name], frame: Frame) => MailContent } = {
  'verify-email': ({ token, continue: back, key }, { t, sites }) => ({
    subject: t.verify.subject,
    // The mailbox's owner may not be the person who typed the name.
    paragraphs: [t.helloAnybody, t.verify.text],
    action: {
      label: t.verify.action,
      url: `${withToken(`${sites.accounts}/verify-email`, token)}${wayBack({ continue: back, key })}`,
    },
    note: t.verify.note,
  }),
  'already-registered': (_data, { t, sites }) => ({
    subject: t.known.subject,
    paragraphs: [t.known.text],
    action: { label: t.known.action, url: `${sites.accounts}/login` },
    note: t.known.note,
  }),
  'password-reset': ({ firstName, token }, { t, sites }) => ({
    subject: t.reset.subject,
    paragraphs: [hello(t, firstName), t.reset.text],
    action: { label: t.reset.action, url: withToken(`${sites.accounts}/reset-password`, token) },
    note: t.reset.note,
  }),
  'login-code': ({ firstName, code }, { t, sites }) => ({
    subject: t.loginCode.subject,
    paragraphs: [hello(t, firstName), t.loginCode.text],
    facts: [[t.loginCode.code, code]],
    action: { label: t.loginCode.action, url: `${sites.accounts}/login` },
    note: t.loginCode.note,
  }),
  'new-device': ({ firstName, device, network, at }, { t, sites }) => ({
    subject: t.newDevice.subject,
    paragraphs: [hello(t, firstName), t.newDevice.text],
    facts: [
      [t.newDevice.browser, device?.replace(' on ', ' · ') ?? t.newDevice.unknown],
      ...(network === null ? [] : [[t.newDevice.network, network] as const]),
      [t.newDevice.at, `${at.slice(0, 16).replace('T', ' ')} UTC`],
    ],
    action: { label: t.newDevice.action, url: `${sites.accounts}/account/sessions` },
    note: t.newDevice.note,
  }),
  'password-changed': ({ firstName }, { t, sites }) => ({
    subject: t.passwordChanged.subject,
    paragraphs: [hello(t, firstName), t.passwordChanged.text],
    action: { label: t.passwordChanged.action, url: `${sites.accounts}/account` },
    note: t.notYou,
  }),
  'second-factor-changed': ({ firstName, change, undo }, { t, sites }) => ({
    subject: t.secondFactor.subject,
    paragraphs: [hello(t, firstName), t.secondFactor.changes[change], ...(undo === undefined ? [] : [t.changed.text])],
    action:
      undo === undefined
        ? { label: t.secondFactor.action, url: `${sites.accounts}/account/second-factor` }
        : { label: t.changed.undo, url: withToken(`${sites.accounts}/undo-email`, undo) },
    note: undo === undefined ? t.notYou : t.changed.note,
  }),
  'recovery-code-used': ({ firstName, left }, { t, sites }) => ({
    subject: t.secondFactor.usedSubject,
    paragraphs: [hello(t, firstName), t.secondFactor.usedText],
    facts: [[t.secondFactor.left, String(left)]],
    action: { label: t.secondFactor.action, url: `${sites.accounts}/account/second-factor` },
    note: t.notYou,
  }),
  'second-factor-guessed': ({ byProvider, firstName }, { t, sites }) => ({
    ...(byProvider
      ? {
          subject: t.secondFactor.triedSubject,
          paragraphs: [hello(t, firstName), t.secondFactor.triedText],
          action: { label: t.secondFactor.triedAction, url: `${sites.accounts}/account/sessions` },
        }
      : {
          subject: t.secondFactor.guessedSubject,
          paragraphs: [hello(t, firstName), t.secondFactor.guessedText],
          action: { label: t.secondFactor.guessedAction, url: `${sites.accounts}/account/password` },
        }),
    note: t.notYou,
  }),
  'email-change': ({ token }, { t, sites }) => ({
    subject: t.change.subject,
    paragraphs: [t.helloAnybody, t.change.text],
    action: { label: t.change.action, url: withToken(`${sites.accounts}/confirm-email`, token) },
    note: t.change.note,
  }),
  'email-change-asked': ({ firstName }, { t, sites }) => ({
    subject: t.changeAsked.subject,
    paragraphs: [hello(t, firstName), t.changeAsked.text],
    action: { label: t.changeAsked.action, url: `${sites.accounts}/account/password` },
    note: t.notYou,
  }),
  'email-changed': ({ firstName, token }, { t, sites }) => ({
    subject: t.changed.subject,
    paragraphs: [hello(t, firstName), t.changed.text],
    action:
      token === undefined
        ? { label: t.changed.action, url: `${sites.accounts}/account` }
        : { label: t.changed.undo, url: withToken(`${sites.accounts}/undo-email`, token) },
    note: token === undefined ? t.notYou : t.changed.note,
  }),
  'account-deleted': ({ firstName, wasFormer = false }, { t }) => ({
    subject: t.deleted.subject,
    paragraphs: [hello(t, firstName), wasFormer ? t.deleted.former : t.deleted.text],
  }),
  'business-invitation': ({ companyName, inviter, role, token, isVerified = false }, { t, sites }) => ({
    subject: t.invitation.subject,
    paragraphs: [fill(t.invitation.text, { role: t.invitation.roles[role] })],
    facts: [...sender(t, companyName, isVerified), ...known([[t.invitation.inviter, inviter]])],
    action: { label: t.invitation.action, url: withToken(`${sites.portal}/invitation`, token) },
    note: t.invitation.note,
  }),
  'inquiry-received': (data, { t, sites, country }) => ({
    subject: t.inquiry.subject,
    paragraphs: [t.inquiry.text],
    facts: [
      ...known([[t.inquiry.about, t.inquiry.subjects.get(data.subject ?? '') ?? data.subject]]),
      ...(data.name === undefined ? [] : sender(t, data.name, data.isVerified ?? false)),
      ...known([
        [t.inquiry.writer, data.sender === data.name ? null : data.sender],
        [t.inquiry.company, data.company === data.name ? null : data.company],
      ]),
      ...(data.country ? [[t.inquiry.country, country(data.country)] as const] : []),
      ...known([
        [t.inquiry.product, data.product],
        [t.inquiry.to, data.to],
      ]),
    ],
    ...(data.message && { quote: quotedLines(data.message) }),
    action: { label: t.inquiry.action, url: threadUrl(sites, data) },
  }),
  'message-unread': (data, { t, sites }) => ({
    subject: t.unread.subject,
    paragraphs: [t.unread.text],
    facts: [
      ...sender(t, data.name, data.isVerified),
      ...known([[t.inquiry.to, data.to]]),
      [t.unread.count, String(data.count)],
    ],
    action: { label: t.unread.action, url: threadUrl(sites, data) },
  }),
  ...digestTemplates,
  ...noticeTemplates,
  receipt: (data, { t, sites, day }) => ({
    subject: fill(t.receipt.subject, { number: data.number }),
    paragraphs: [t.receipt.text],
    facts: [
      [t.receipt.number, data.number],
      [t.receipt.business, quoted(data.companyName)],
      [t.receipt.membership, t.receipt.tiers[data.tier] ?? data.tier],
      [t.receipt.amount, `${data.currency} ${price(data.amountCents)}`],
      // A mail of the release before has none.
      ...(data.tax ? [[t.receipt.tax, taxText(data.tax, data.currency, t)] as const] : []),
      [t.receipt.until, day(lastPaidDay(data.paidUntil))],
    ],
    action: { label: t.receipt.action, url: `${sites.portal}/business/${data.businessID}/membership` },
    more: {
      title: t.receipt.next,
      links: [
        ...(data.isVerified
          ? []
          : [{ label: t.receipt.verify, url: `${sites.portal}/business/${data.businessID}/verification` }]),
        { label: t.receipt.boost, url: `${sites.portal}/business/${data.businessID}/boosts` },
      ],
    },
  }),
};
