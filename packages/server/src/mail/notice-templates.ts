import { appealPath, firstCharge, lastPaidDay } from '@wbn/contract';
import type { Mails } from '@wbn/database';
import type { MailContent } from './content.ts';
import { type Frame, fill, hello, known } from './frame.ts';
import { quotedLines } from './quoted.ts';

type Name =
  | 'sign-in-linked'
  | 'verification-news'
  | 'membership-news'
  | 'second-factor-required'
  | 'logins-ended'
  | 'suspension'
  | 'removal';

/** Mails about sign-in by a business, paid years, decisions of operators, and of owners about their members. */
export const noticeTemplates: { readonly [One in Name]: (data: Mails[One], frame: Frame) => MailContent } = {
  'sign-in-linked': ({ businessName, firstName }, { t, sites }) => ({
    subject: t.signInLinked.subject,
    paragraphs: [hello(t, firstName), t.signInLinked.text],
    facts: known([[t.receipt.business, businessName]]),
    action: { label: t.newDevice.action, url: `${sites.accounts}/account/sessions` },
    note: t.signInLinked.note,
  }),
  'verification-news': (data, { t, sites, day }) => ({
    subject: t.verification.subjects[data.outcome],
    paragraphs: [hello(t, data.firstName), t.verification.texts[data.outcome]],
    facts: [
      ...known([[t.receipt.business, data.companyName]]),
      ...(data.scopes.length
        ? [
            [
              t.verification.scopes,
              data.scopes.map((one) => t.verification.scopeNames[one] ?? one).join(' · '),
            ] as const,
          ]
        : []),
      ...(data.expiresAt ? [[t.verification.until, day(new Date(data.expiresAt))] as const] : []),
    ],
    ...(data.note && { quote: quotedLines(data.note) }),
    action: { label: t.verification.action, url: `${sites.portal}/business/${data.businessID}/verification` },
  }),
  'membership-news': (data, { t, sites, day }) => ({
    subject: t.membership.subjects[data.news],
    paragraphs: [
      hello(t, data.firstName),
      fill(t.membership.texts[data.news], { from: day(firstCharge(data.paidUntil)) }),
    ],
    facts: [
      ...known([[t.receipt.business, data.companyName]]),
      [t.receipt.membership, t.receipt.tiers[data.tier] ?? data.tier],
      [t.receipt.until, day(lastPaidDay(data.paidUntil))],
    ],
    action: { label: t.receipt.action, url: `${sites.portal}/business/${data.businessID}/membership` },
  }),
  'second-factor-required': (data, { t, sites, day }) => ({
    subject: t.duty.subject,
    paragraphs: [hello(t, data.firstName), t.duty.text],
    facts: [...known([[t.receipt.business, data.companyName]]), [t.duty.from, day(new Date(data.dueAt))]],
    action: { label: t.duty.action, url: `${sites.accounts}/account/second-factor` },
  }),
  'logins-ended': (data, { t, sites }) => ({
    subject: t.loginsEnded.subject,
    paragraphs: [hello(t, data.firstName), t.loginsEnded.text],
    quote: quotedLines(data.reason),
    action: { label: t.known.action, url: `${sites.accounts}/login` },
  }),
  suspension: (data, { t, sites }) => {
    const about = data.companyName === null ? t.suspension.account : t.suspension.business;
    const type = data.companyName === null ? 'user' : 'business';
    const words = data.isSuspended ? about.suspended : about.restored;
    return {
      subject: words.subject,
      paragraphs: [hello(t, data.firstName), words.text],
      facts: known([[t.receipt.business, data.companyName]]),
      ...(data.reason && { quote: quotedLines(data.reason) }),
      ...(data.isSuspended
        ? {
            action: {
              label: t.suspension.action,
              url: sites.portal + appealPath({ act: 'suspension', type, ...(data.id && { id: data.id }) }),
            },
          }
        : { action: { label: t.known.action, url: `${sites.accounts}/login` } }),
    };
  },
  removal: (data, { t, sites }) => ({
    subject: t.removal.subjects[data.type],
    paragraphs: [hello(t, data.firstName), t.removal.text],
    facts: known([
      [t.receipt.business, data.companyName],
      [data.type === 'product' ? t.inquiry.product : t.removal.says, data.says],
    ]),
    ...(data.reason && { quote: quotedLines(data.reason) }),
    action: {
      label: t.suspension.action,
      url: sites.portal + appealPath({ act: 'removal', type: data.type, ...(data.id && { id: data.id }) }),
    },
  }),
};
