import type { SearchResults } from '@wbn/core/search';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ProductCard } from './ProductCard.tsx';
import { Reasons } from './Reasons.tsx';
import { businessMarks, businessTexts, productMarks, productTexts } from './reasons.ts';
import { UserCard } from './UserCard.tsx';

/** Five cards of one kind. */
export function ResultList({ compare, found }: { readonly found: SearchResults; readonly compare: string }) {
  if (found.kind === 'product') {
    return (
      <ol className="result-list">
        {found.results.map((product) => (
          <li key={product.productID}>
            <ProductCard product={product} />
            <Reasons marks={productMarks(product)} shown={productTexts(product)} />
          </li>
        ))}
      </ol>
    );
  }
  if (found.kind === 'user') {
    return (
      <ol className="result-list">
        {found.results.map((user) => (
          <li key={user.userID}>
            <UserCard user={user} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol className="result-list">
      {found.results.map((business) => (
        <li key={business.businessID}>
          <BusinessCard business={business} variant="result" />
          <Reasons marks={businessMarks(business)} shown={businessTexts(business)} />
          <PageLink
            className="compare-link"
            to={`/compare?add=${business.businessID}`}
            aria-label={`${compare}: ${business.general.companyName}`}
            rel="nofollow"
          >
            {compare}
          </PageLink>
        </li>
      ))}
    </ol>
  );
}
