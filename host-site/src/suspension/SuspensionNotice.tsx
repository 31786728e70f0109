import { fill } from '@wbn/contract';
import type { SuspendedBusiness } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { dayOf } from '../texts/day-of.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { suspensionTexts } from './texts.ts';
import './suspension.css';

interface SuspensionNoticeProps {
  readonly suspension: SuspendedBusiness;
  /** In place of a whole page, or in a list of a page. */
  readonly heading: 'h1' | 'h2';
}

/** Tells the people of a business that it is suspended: since when, why, and where to write if that is a mistake. */
export function SuspensionNotice({ heading: Heading, suspension }: SuspensionNoticeProps) {
  const { locale } = useSite();
  const texts = suspensionTexts[locale];
  const { companyName, reason, suspendedAt } = suspension;
  return (
    <section className="suspension notice">
      {/* The marks isolate the name's own direction. */}
      <Heading>{fill(texts.title, { name: `\u2068${companyName}\u2069` })}</Heading>
      <p>{fill(texts.text, { day: dayOf(suspendedAt, locale) })}</p>
      {reason === null ? (
        <p>{texts.byMail}</p>
      ) : (
        <>
          <p>{texts.reason}</p>
          <blockquote>
            <p dir="auto">{reason}</p>
          </blockquote>
        </>
      )}
      <PageLink className="button" to="/contact-us/form">
        {texts.write}
      </PageLink>
    </section>
  );
}
