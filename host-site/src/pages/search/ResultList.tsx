import type { BusinessCard as Supplier } from '@wbn/contract/shapes';
import type { SearchResults } from '@wbn/core/search';
import type { FactSummary } from '../../product-facts/describe.ts';
import { useSite } from '../../site-context.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { usersPart } from './later-parts.ts';
import { ProductCard } from './ProductCard.tsx';
import { Reasons } from './Reasons.tsx';
import { businessMarks, businessTexts, productMarks, productTexts } from './reasons.ts';
import type { SearchTexts } from './texts/en.ts';

interface Props {
  readonly found: SearchResults;
  readonly texts: Pick<SearchTexts, 'compare' | 'compareSupplier'>;
  /** By the id of the product; for products only. */
  readonly offers: Readonly<Record<string, FactSummary>>;
}

/** Five cards of one kind. */
export function ResultList({ found, offers, texts }: Props) {
  if (found.kind === 'product') {
    return (
      <ol className="result-list">
        {found.results.map((product) => (
          <li key={product.productID}>
            <ProductCard product={product} offer={offers[product.productID]} />
            <Reasons marks={productMarks(product)} shown={productTexts(product)} />
            <CompareForm supplier={product.businessProfile} text={texts.compareSupplier} />
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
          <CompareForm supplier={business} text={texts.compare} />
        </li>
      ))}
    </ol>
  );
}

interface CompareFormProps {
  readonly supplier: Supplier;
  readonly text: string;
}

/** Leads to the comparison without script. A form: the only links of a result lead to its supplier and its products. */
function CompareForm({ supplier: { businessID, general }, text }: CompareFormProps) {
  const { edition, locale } = useSite();
  return (
    <form action="/compare">
      <input type="hidden" name="add" value={businessID} />
      {locale === edition.language ? null : <input type="hidden" name="lang" value={locale} />}
      <button type="submit" className="compare-link" aria-label={`${text}: ${general.companyName}`}>
        {text}
      </button>
    </form>
  );
}
