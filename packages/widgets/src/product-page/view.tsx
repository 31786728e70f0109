import { businessPath, priceRange, productPath } from '@wbn/contract';
import type { Client, ProductPage as ProductData } from '@wbn/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { View } from 'shadow-dom-inject';
import { LikeButton } from '../ui/LikeButton.tsx';
import { linkTo, openLink } from '../ui/open-link.ts';
import { exported } from './exported-parts.ts';
import { Gallery } from './gallery.tsx';
import { MainProducts } from './main-products.tsx';
import { Facts, Videos } from './parts.tsx';
import type { ProductPageTexts } from './texts/en.ts';

export type ProductView = View<{ readonly productId: string }, ProductData, ProductPageTexts, Client>;

/** The two inner widgets. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([import('../business-card/define.ts'), import('../comments/define.ts')]);

interface InnerProps {
  readonly [name: string]: unknown;
}
const BusinessCard = 'wbn-business-card' as unknown as ComponentType<InnerProps>;
const Comments = 'wbn-comments' as unknown as ComponentType<InnerProps>;

export function ProductPage(view: ProductView) {
  return view.status === 'loading' || !view.data ? <Skeleton /> : <Product view={view} product={view.data} />;
}

/** The upper half of the page, without texts. */
const Skeleton = () => (
  <article className="product" part="product" aria-busy="true">
    <div className="top">
      <div className="gallery ghost" />
      <div className="side">
        <p className="ghost" />
        <p className="ghost tall" />
      </div>
    </div>
  </article>
);

function Product({ view, product }: { view: ProductView; product: ProductData }) {
  const { texts, services: client, emit } = view;
  const { portal } = client.options;
  const { businessID, businessProfile, description, name, productID, reactions, specs, stock } = product;
  const [toast, setToast] = useState('');
  const card = useRef<HTMLElement & { data?: unknown }>(null);
  const company = businessProfile?.general?.companyName ?? '';
  const page = linkTo(client.options, 'business', businessID, businessPath(company, businessID));
  useEffect(() => {
    // Where they do not load, a link stands in the card's place.
    const open = () => loadParts().catch(() => view.offerRetry?.(open));
    open();
  }, []);
  useEffect(() => {
    // An element that is not defined yet, or that a server drew, has not received the property.
    if (card.current) card.current.data = businessProfile;
  }, [businessProfile]);
  useEffect(() => {
    const timer = setTimeout(setToast, 5000, '');
    return () => clearTimeout(timer);
  }, [toast]);
  const share = async () => {
    const url = location.origin === portal ? location.href : portal + productPath(company, name, productID);
    // Without clipboard access the visitor can still copy by hand.
    await navigator.clipboard.writeText(url).then(
      () => setToast(texts.copied),
      () => setToast(url),
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link inside is a click as well
    <article
      key={productID}
      className="product"
      part="product"
      onClick={(event) => openLink(emit, event, { productID })}
    >
      <div className="top">
        <Gallery product={product} texts={texts} />
        <div className="side">
          <h2 className="name" part="name" dir="auto">
            {name}
          </h2>
          <p>
            <a className="company" part="company" href={page} dir="auto">
              {company}
            </a>
          </p>
          <slot name="offer">
            <b part="price">{priceRange(product, view.locale)}</b>
          </slot>
          <p className="about" part="description" dir="auto">
            {description}
          </p>
          <p className="actions">
            <LikeButton
              view={view}
              resourceType="product"
              resourceID={productID}
              count={reactions?.reactionCount.like ?? 0}
            />
            <button type="button" className="quiet" part="share" onClick={share}>
              {texts.share}
            </button>
          </p>
          <div part="business">
            {/* A server writes only attributes, which cannot hold an object: the server-drawn card may start before this widget does. */}
            <BusinessCard
              inner
              variant="summary"
              exportparts={exported.business}
              business-id={businessID}
              product-id={productID}
              data={globalThis.document && businessProfile}
              ref={card}
            >
              <a href={page}>{company}</a>
            </BusinessCard>
          </div>
        </div>
      </div>
      <Facts
        part="specifications"
        title={texts.specifications}
        rows={[
          [texts.industry, product.industry?.name],
          [texts.name, name],
          [texts.leadTime, product.leadTime],
          [texts.category, product.category?.name],
          [texts.subcategory, product.subCategory?.name],
          [texts.stock, stock ? texts.yes : texts.no],
        ]}
      />
      <Facts part="technical" title={texts.technical} rows={(specs ?? []).map(({ key, value }) => [key, value])} />
      <Videos product={product} texts={texts} />
      <section part="comments">
        <h3>{texts.comments}</h3>
        <Comments inner resource-id={productID} resource-type="product" load="eager" exportparts={exported.comments} />
      </section>
      <MainProducts client={client} product={product} company={company} texts={texts} />
      <p className="toast" part="toast" role="status">
        {toast}
      </p>
    </article>
  );
}
