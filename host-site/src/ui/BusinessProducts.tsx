import type { Product } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { ProductTile } from './ProductTile.tsx';

interface BusinessProductsProps {
  /** undefined: they failed to load. */
  readonly products: readonly Product[] | undefined;
  /** How many are shown before the others are folded; by default all. */
  readonly first?: number;
}

/** The company's products as a grid. */
export function BusinessProducts({ first = Number.POSITIVE_INFINITY, products }: BusinessProductsProps) {
  const { business, details } = useSite().texts;
  const others = products?.slice(first) ?? [];
  return (
    <section className="business-section" id="products" aria-labelledby="products-title">
      <h2 id="products-title">{business.products}</h2>
      {products === undefined ? <p className="field-none">{business.productsFailed}</p> : null}
      {products?.length === 0 ? <p className="field-none">{business.noProducts}</p> : null}
      {products?.length ? <Grid products={products.slice(0, first)} /> : null}
      {others.length ? (
        <details className="fields-fold products-fold">
          <summary>
            <span className="fold-more">
              {details.more} ({others.length})
            </span>
            <span className="fold-less">{details.less}</span>
          </summary>
          <Grid products={others} />
        </details>
      ) : null}
    </section>
  );
}

const Grid = ({ products }: { readonly products: readonly Product[] }) => (
  <ul className="product-grid">
    {products.map((product) => (
      <li key={product.productID}>
        <ProductTile product={product} />
      </li>
    ))}
  </ul>
);
