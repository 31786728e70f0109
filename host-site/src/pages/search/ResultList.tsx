import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { ProductCard } from './ProductCard.tsx';
import type { SearchResults } from './results.ts';
import { UserCard } from './UserCard.tsx';

/** Five cards of one kind. */
export function ResultList({ results }: { readonly results: SearchResults }) {
  if (results.kind === 'product') {
    return (
      <ol className="result-list">
        {results.items.map((product) => (
          <li key={product.productID}>
            <ProductCard product={product} />
          </li>
        ))}
      </ol>
    );
  }
  if (results.kind === 'user') {
    return (
      <ol className="result-list">
        {results.items.map((user) => (
          <li key={user.userID}>
            <UserCard user={user} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol className="result-list">
      {results.items.map((business) => (
        <li key={business.businessID}>
          <BusinessCard business={business} variant="result" />
        </li>
      ))}
    </ol>
  );
}
