import { preview, productPath } from '@wbn/contract';
import { type Client, mainProducts, type ProductPage, picturesOf } from '@wbn/core';
import { useEffect, useState } from 'react';
import { linkTo } from '../ui/open-link.ts';
import { hide } from './gallery.tsx';
import type { ProductPageTexts } from './texts/en.ts';

interface MainProductsProps {
  readonly client: Client;
  readonly product: ProductPage;
  readonly company: string;
  readonly texts: ProductPageTexts;
}

/** Other products of the business. If they fail to load, the placeholder stays. */
export function MainProducts({ client, product, company, texts }: MainProductsProps) {
  const [others, setOthers] = useState(product.others);
  useEffect(() => {
    product.others || mainProducts(client, product).then(setOthers, () => {});
  }, [client, product]);
  return (
    <section part="main-products" aria-busy={!others}>
      <h3 dir="auto">{texts.mainProducts(company)}</h3>
      <div className="grid">
        {others?.map((one) => (
          <a
            key={one.productID}
            className="other"
            part="other"
            href={linkTo(client.options, 'product', one.productID, productPath(company, one.name, one.productID))}
          >
            {/* Without a picture, the letter behind it stays visible. */}
            <span className="picture" aria-hidden="true">
              {one.name[0]}
              {picturesOf(one)[0] && (
                <img part="picture" src={picturesOf(one)[0]} alt="" loading="lazy" onError={hide} />
              )}
            </span>
            <b dir="auto">{one.name}</b>
            <span dir="auto">{preview(one.description ?? '', 200)}</span>
          </a>
        )) ?? [1, 2, 3, 4].map((key) => <div key={key} className="other ghost" part="placeholder" />)}
      </div>
    </section>
  );
}
