import type { SearchResults } from '@wbn/core/search';
import type { FactSummary } from '../../product-facts/describe.ts';
import { useSite } from '../../site-context.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { usersPart } from './later-parts.ts';
import { ProductCard } from './ProductCard.tsx';
import { Reasons } from './Reasons.tsx';
import { businessMarks, businessTexts, productMarks, productTexts } from './reasons.ts';

interface Props {
  readonly found: SearchResults;
  readonly compare: string;
  /** By the id of the product; for products only. */
  readonly offers: Readonly<Record<string, FactSummary>>;
}

/** Five cards of one kind. */
export function ResultList({ compare, found, offers }: Props) {
  const { edition, locale } = useSite();
  if (found.kind === 'product') {
    return (
      <ol className="result-list">
        {found.results.map((product) => (
          <li key={product.productID}>
            <ProductCard product={product} offer={offers[product.productID]} />
            <Reasons marks={productMarks(product)} shown={productTexts(product)} />
          </li>
        ))}
      </ol>
    );
  }
  if (found.kind === 'user') return <usersPart.Part users={found.results} />;
  return (
    <ol className="result-list">
      {found.results.map((business) => (
        <li key={business.businessID}>
          <BusinessCard business={business} variant="result" />
          <Reasons marks={businessMarks(business)} shown={businessTexts(business)} />
          {/* A form: the only links of a result lead to its supplier and its products. */}
          <form action="/compare">
            <input type="hidden" name="add" value={business.businessID} />
            {locale === edition.language ? null : <input type="hidden" name="lang" value={locale} />}
            <button type="submit" className="compare-link" aria-label={`${compare}: ${business.general.companyName}`}>
              {compare}
            </button>
          </form>
        </li>
      ))}
    </ol>
  );
}
