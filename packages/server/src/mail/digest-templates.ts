import type { Mails } from '@wbn/database';
import type { MailContent } from './content.ts';
import { type Frame, fill, known, type MailSites } from './frame.ts';
import { quoted } from './quoted.ts';
import type { MailTexts } from './texts/index.ts';
import { lastSundayBefore } from './weekly/week.ts';

type Name = 'daily-digest' | 'weekly-digest' | 'saved-search';

/** The inboxes with new inquiries: one link for each business of the reader. */
function inboxes(items: Mails['daily-digest']['items'], t: MailTexts, sites: MailSites): Pick<MailContent, 'more'> {
  const links = items.flatMap(({ business, businessID, kind }) =>
    kind === 'inquiry' && business && businessID
      ? [{ label: quoted(business), url: `${sites.portal}/business/${businessID}/requests` }]
      : [],
  );
  return links.length === 0 ? {} : { more: { title: t.digest.inboxes, links } };
}

/** Mails that sum up news. */
export const digestTemplates: { readonly [One in Name]: (data: Mails[One], frame: Frame) => MailContent } = {
  'daily-digest': ({ items }, { t, sites, day, writtenAt }) => ({
    subject: t.digest.subject,
    paragraphs: [fill(t.digest.text, { day: day(writtenAt) })],
    // The items come sorted by business: each business is named once, above its counts.
    facts: items.flatMap(({ kind, count, business }, index) => [
      ...(business === items[index - 1]?.business ? [] : known([[t.receipt.business, business]])),
      [t.digest.kinds[kind] ?? kind, String(count)] as const,
    ]),
    action: { label: t.digest.action, url: `${sites.portal}/notifications` },
    ...inboxes(items, t, sites),
  }),
  'weekly-digest': ({ businesses, news }, { t, sites, day, number, writtenAt }) => ({
    subject: t.weekly.subject,
    paragraphs: [fill(t.weekly.text, { day: day(lastSundayBefore(writtenAt)) })],
    facts: [
      ...news.flatMap(({ by, count, kind }) => [
        [t.weekly[kind], number(count)] as const,
        ...known(by.map((name) => [t.weekly.by, name] as const)),
      ]),
      ...businesses.flatMap(({ figures, name, unanswered }) => [
        ...known([[t.receipt.business, name]]),
        ...(unanswered > 0 ? [[t.weekly.unanswered, number(unanswered)] as const] : []),
        ...figures.map(
          (one) =>
            [
              t.weekly.figures[one.name],
              fill(t.weekly.compared, { now: number(one.now), before: number(one.before) }),
            ] as const,
        ),
      ]),
    ],
    action: { label: t.weekly.action, url: `${sites.portal}/my-home` },
    note: fill(t.weekly.note, { address: `${sites.portal}/notifications` }),
  }),
  'saved-search': ({ count, items, name, path }, { t, sites }) => ({
    subject: t.search.subject,
    paragraphs: [t.search.text],
    facts: [
      ...known([[t.search.search, name]]),
      [t.search.count, String(count)],
      ...known(items.map((item) => [t.search[item.kind], item.name] as const)),
    ],
    action: { label: t.search.action, url: `${sites.portal}${path}` },
    note: fill(t.search.note, { address: `${sites.portal}/saved-searches` }),
  }),
};
