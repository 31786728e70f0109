import { fill, isolated } from '@wbn/contract';
import type { Suggestion } from '@wbn/contract/shapes';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import type { HomeTexts } from './texts/en.ts';

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly texts: HomeTexts;
}

/** Businesses that the member may want to know, each under its reason. */
export function Suggestions({ suggestions, texts }: SuggestionsProps) {
  if (!suggestions.length) return null;
  return (
    <section className="member-home-part" aria-labelledby="home-suggestions">
      <h2 id="home-suggestions">{texts.suggestions}</h2>
      <ul className="member-home-suggestions">
        {suggestions.map(({ because, business, reason }) => (
          <li key={business.businessID}>
            {/* Isolated, because a name may run in the other direction than the sentence. */}
            <p>{fill(texts.reasons[reason], { name: isolated(because) })}</p>
            <BusinessCard business={business} variant="card" />
          </li>
        ))}
      </ul>
    </section>
  );
}
