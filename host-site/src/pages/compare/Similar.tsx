import { businessPath, fill } from '@wbn/contract';
import type { BusinessCard } from '@wbn/contract/shapes';
import { comparePath } from '../../compared/compared-ids.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { CompareTexts } from './texts/en.ts';

interface SimilarProps {
  readonly cards: readonly BusinessCard[];
  readonly ids: readonly string[];
  readonly texts: CompareTexts;
}

/** Suppliers of the same goods, each a link away from the table. */
export function Similar({ cards, ids, texts }: SimilarProps) {
  if (!cards.length) return null;
  return (
    <section className="compare-similar" aria-labelledby="similar-title">
      <h2 id="similar-title">{texts.similar}</h2>
      <ul>
        {cards.map(({ businessID, contactInfo, general }) => (
          <li key={businessID}>
            <Avatar name={general.companyName} url={general.profilePhoto?.url} size="small" />
            <div>
              <PageLink to={businessPath(general.companyName, businessID)} dir="auto">
                {general.companyName}
              </PageLink>
              <span>{contactInfo.country?.countryName}</span>
            </div>
            <PageLink
              className="button"
              to={comparePath([...ids, businessID])}
              aria-label={fill(texts.add, { name: general.companyName })}
            >
              {texts.addShort}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
