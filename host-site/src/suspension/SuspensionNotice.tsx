import { appealPath, fill, isolated } from '@wbn/contract';
import type { SuspendedBusiness } from '@wbn/contract/shapes';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site-context.ts';
import { dayOf } from '../texts/day-of.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { LeaveBusiness } from './LeaveBusiness.tsx';
import { suspensionTexts } from './texts.ts';
import './suspension.css';

interface SuspensionNoticeProps {
  readonly suspension: SuspendedBusiness;
  /** In place of a whole page, or in a list of a page. */
  readonly heading: 'h1' | 'h2';
}

/**
 * Tells the people of a business that it is suspended: since when, why, and where to write if that is a mistake. They can leave it here, because it has
 * no other page.
 */
export function SuspensionNotice({ heading: Heading, suspension }: SuspensionNoticeProps) {
  const { locale } = useSite();
  const texts = suspensionTexts[locale];
  const { businessID, companyName, reason, suspendedAt } = suspension;
  const name = isolated(companyName);
  const [hasLeft, setLeft] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasLeft) title.current?.focus();
  }, [hasLeft]);
  const isPage = Heading === 'h1';
  useEffect(() => {
    if (!isPage) return;
    // The server's title says to everybody that the page is not there.
    document.title = `${fill(texts.title, { name: companyName })} | WBN`;
    const announcement = document.getElementById('page-announcement');
    if (announcement?.textContent) announcement.textContent = document.title;
  }, [companyName, isPage, texts]);
  if (hasLeft) {
    return (
      <section className="suspension notice">
        <Heading ref={title} tabIndex={-1}>
          {fill(texts.left, { name })}
        </Heading>
      </section>
    );
  }
  return (
    <section className="suspension notice">
      <Heading>{fill(texts.title, { name })}</Heading>
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
      <div className="suspension-ways">
        <PageLink className="button" to={appealPath({ act: 'suspension', type: 'business', id: businessID })}>
          {texts.write}
        </PageLink>
        <LeaveBusiness businessID={businessID} texts={texts} done={() => setLeft(true)} />
      </div>
    </section>
  );
}
