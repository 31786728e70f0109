import type { Product } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { ProductTile } from './ProductTile.tsx';

/** The company's products as a grid. */
export function BusinessProducts({ products }: { readonly products: readonly Product[] | undefined }) {
  const { business } = useSite().texts;
  return (
    <section className="business-section" id="products" aria-labelledby="products-title">
      <h2 id="products-title">{business.products}</h2>
      {products === undefined ? <p className="field-none">{business.productsFailed}</p> : null}
      {products?.length === 0 ? <p className="field-none">{business.noProducts}</p> : null}
      {products?.length ? (
        <ul className="product-grid">
          {products.map((product) => (
            <li key={product.productID}>
              <ProductTile product={product} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
