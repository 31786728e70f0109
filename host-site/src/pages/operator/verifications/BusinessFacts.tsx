import type { ReactNode } from 'react';
import { webLink } from '../../../business-facts/fields.ts';
import { useSite } from '../../../site-context.ts';
import { commaList } from '../../../texts/comma-list.ts';
import { countryName } from '../../../words.ts';
import { useListWords } from '../lists/use-list-words.ts';
import type { VerificationItemProps } from './verification-item-props.ts';

/** The facts that the evidence of a business must prove, and its reports and other verifications. */
export function BusinessFacts({ verification }: Pick<VerificationItemProps, 'verification'>) {
  const { locale, texts: site } = useSite();
  const { day, number, texts, words } = useListWords();
  const { business, companyName } = verification;
  const { address, city, country, others, reports, since, state, website, zipcode } = business;
  const page = website === null ? null : <Website address={website} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.name, companyName],
    [words.country, countryName(country, locale)],
    [site.fields.legalAddressEnglish, address],
    [site.fields.city, commaList([zipcode, city], locale)],
    [site.fields.state, state],
    [site.fields.website, page],
    [words.since, day(since)],
    [texts.reports, `${texts.report.outcomes.open}: ${number(reports)}`],
    [
      texts.verifications,
      others.map((one) => `${texts.states[one.state]} · ${day(one.decidedAt ?? one.submittedAt)}`).join('\n'),
    ],
  ];
  return (
    <div>
      <h3>{words.business}</h3>
      <dl className="operator-fields">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Website({ address }: { readonly address: string }) {
  const { texts } = useListWords();
  const link = webLink(address);
  return link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {address} <span className="visually-hidden">({texts.opens})</span>
    </a>
  ) : (
    address
  );
}
