import { businessPath, fill, preview, productPath } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import type { Promotable } from '@wbn/core/search';
import { Camera, Send } from 'lucide';
import type { FactSummary } from '../../product-facts/describe.ts';
import { FactLine } from '../../product-facts/FactLine.tsx';
import { SaveProduct } from '../../saved/SaveProduct.tsx';
import { Highlighted } from '../../search/Highlighted.tsx';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** At most four specs, each value cut at 50 characters. */
export const cardSpecs = (specs: Product['specs']): Product['specs'] =>
  specs.slice(0, 4).map(({ key, value }) => ({ key, value: preview(value, 50) }));

interface Props {
  readonly product: Product & Promotable;
  readonly offer: FactSummary | undefined;
}

export function ProductCard({ offer, product }: Props) {
  const { search } = useSite().texts;
  const { businessProfile, description, images, mainImage, name, productID, specs } = product;
  const { businessType, companyName } = businessProfile.general;
  const place = [product.industry, product.category, product.subCategory].map((part) => part?.name).filter(Boolean);
  return (
    <article className="result-card product-card">
      <PageLink
        className="result-media"
        to={productPath(companyName, name, productID)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture url={mainImage?.url} alt="" width={160} height={160} instead={<Avatar name={name} size="large" />} />
        <span className="photo-count">
          <Icon node={Camera} size={16} />
          {images.length}
        </span>
      </PageLink>
      <div className="result-body">
        <h2 className="result-title">
          <PageLink to={productPath(companyName, name, productID)} dir="auto">
            <Highlighted text={name} />
          </PageLink>
          <span className="badge">{businessType.name}</span>
          {product.promoted ? <span className="badge">{search.promoted}</span> : null}
        </h2>
        <p className="result-company">
          <PageLink to={businessPath(companyName, product.businessID)} dir="auto">
            <Highlighted text={companyName} />
          </PageLink>
        </p>
        <p className="result-place" dir="auto">
          {/* The line lays out its children side by side: marks stay inside one child. */}
          <span>
            <Highlighted text={place.join(' | ')} />
          </span>
        </p>
        {offer ? <FactLine {...offer} /> : null}
        {description ? (
          <p className="result-text" dir="auto">
            <Highlighted text={description} />
          </p>
        ) : null}
        <dl className="specs">
          {cardSpecs(specs).map(({ key, value }) => (
            // Two lines may have one label.
            <div key={`${key}\n${value}`}>
              <dt dir="auto">{key}</dt>
              <dd dir="auto">
                <Highlighted text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <span className="visually-hidden">{fill(search.photos, { count: images.length })}</span>
      </div>
      <div className="result-actions">
        <PageLink
          className="button button-primary"
          to={`/business/${product.businessID}/send-request?product=${productID}`}
        >
          <Icon node={Send} size={16} mirrored />
          {search.sendRequest}
        </PageLink>
        <SaveProduct productID={productID} />
      </div>
    </article>
  );
}
