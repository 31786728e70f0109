import type { Product } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';

/** What is known of a product: its place in the tree, its terms, and the owner's own list of keys and values. */
export function Specifications({ product }: { readonly product: Product }) {
  const { product: texts } = useSite().texts;
  const { category, industry, leadTime, name, specs, stock, subCategory } = product;
  const rows = [
    [texts.industry, industry?.name],
    [texts.name, name],
    [texts.leadTime, leadTime],
    [texts.category, category?.name],
    [texts.subcategory, subCategory?.name],
    [texts.stock, stock ? texts.yes : texts.no],
  ] as const;
  return (
    <div className="product-specs">
      <section className="business-section" aria-labelledby="specs-title">
        <h2 id="specs-title">{texts.specifications}</h2>
        <dl className="fields">
          {rows.map(([key, value]) =>
            value ? (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
      {specs.length ? (
        <section className="business-section" aria-labelledby="technical-title">
          <h2 id="technical-title">{texts.technical}</h2>
          <dl className="fields">
            {specs.map(({ key, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: owners may write one key twice, and the list never changes
              <div key={`${index}-${key}`}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}
