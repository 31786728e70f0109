import { fill, isolated, memberHome } from '@wbn/contract';
import type { MemberHome } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useEffect, useState } from 'react';
import { withCards } from '../../browser/with-cards.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { ProductTile } from '../../ui/ProductTile.tsx';
import type { NewsfeedTexts } from './texts/en.ts';

type Found = Pick<MemberHome, 'products' | 'suggestions'>;
/** From this width on there is a second column: smaller screens do not load it. */
const wide = '(min-width: 1200px)';
const most = 4;

/** Beside the posts on a wide screen: new products of followed businesses, and businesses to follow. Stays empty if it cannot be loaded. */
export function Beside({ client, texts }: { readonly client: Client; readonly texts: NewsfeedTexts }) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const query = window.matchMedia(wide);
    let isOver = false;
    const load = () => {
      if (!query.matches) return;
      query.removeEventListener('change', load);
      withCards(client.call(memberHome)).then(
        ({ data }) => isOver || setFound(data),
        () => {},
      );
    };
    query.addEventListener('change', load);
    load();
    return () => {
      isOver = true;
      query.removeEventListener('change', load);
    };
  }, [client]);
  return (
    <div className="feed-beside">
      {found?.products.length ? (
        <section aria-labelledby="feed-products">
          <h2 id="feed-products">{texts.newProducts}</h2>
          <ul className="feed-products">
            {found.products.slice(0, most).map((product) => (
              <li key={product.productID}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {found?.suggestions.length ? (
        <section aria-labelledby="feed-suggestions">
          <h2 id="feed-suggestions">{texts.suggestions}</h2>
          <ul>
            {found.suggestions.slice(0, most).map(({ because, business, reason }) => (
              <li key={business.businessID}>
                <p>{fill(texts.reasons[reason], { name: isolated(because) })}</p>
                <BusinessCard business={business} variant="card" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
