import { businessPath, sentences } from '@wbn/contract';
import { Heart, Link2 } from 'lucide';
import { useLoaderData } from 'react-router';
import { makeLike } from '../../session/toggles.ts';
import { useToggle } from '../../session/use-toggle.ts';
import { useSite } from '../../site-context.ts';
import { say } from '../../texts/texts.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ProductTile } from '../../ui/ProductTile.tsx';
import { Gallery } from './Gallery.tsx';
import type { ProductData } from './page.ts';
import { Specifications } from './Specifications.tsx';

type Ready = Extract<ProductData, { state: 'ready' }>;

/** A product as any visitor reads it. */
export function ProductPage() {
  const found = useLoaderData<ProductData>();
  const { product } = useSite().texts;
  if (found.state !== 'ready') {
    if (found.state === 'missing') return <MissingPage title={product.missingTitle} text={product.failed} />;
    if (found.state === 'gone') return <MissingPage title={product.goneTitle} text={product.goneText} />;
    return <MissingPage title={product.failed} retry />;
  }
  return <ProductDetail key={found.product.productID} {...found} />;
}

function ProductDetail({ likes, others, product }: Ready) {
  const { texts } = useSite();
  const company = product.businessProfile.general.companyName;
  const like = useToggle(likes, makeLike('product', product.productID, likes));
  return (
    <article className="product">
      <div className="product-top">
        <Gallery product={product} />
        <div className="product-facts">
          <h1 dir="auto">{product.name}</h1>
          <p>
            <PageLink to={businessPath(company, product.businessID)}>{company}</PageLink>
          </p>
          {product.description ? (
            <p className="business-description" dir="auto">
              {product.description}
            </p>
          ) : null}
          <div className="business-buttons">
            <PageLink className="button button-primary" to={`/business/${product.businessID}/send-request`}>
              {texts.business.sendRequest}
            </PageLink>
            <button type="button" className="button" aria-pressed={like.on} onClick={like.toggle}>
              <Icon node={Heart} size={16} />
              {like.count} {texts.product.likes}
            </button>
            <button type="button" className="button" onClick={() => copyLink(sentences.productLinkCopied)}>
              <Icon node={Link2} size={16} />
              {texts.product.share}
            </button>
          </div>
          <h2 className="visually-hidden">{texts.product.supplier}</h2>
          <BusinessCard business={product.businessProfile} variant="summary" />
        </div>
      </div>
      <Specifications product={product} />
      {others?.length ? (
        <section className="business-section" aria-labelledby="others-title">
          <h2 id="others-title">{say(texts.product.mainProducts, { company })}</h2>
          <ul className="product-grid">
            {others.map((other) => (
              <li key={other.productID}>
                <ProductTile product={other} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
