import { preview, priceRange, productPath } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { Avatar } from './Avatar.tsx';
import { PageLink } from './PageLink.tsx';
import { Picture } from './Picture.tsx';

/** A product in a grid: its picture or a placeholder, its name, the first 200 characters of its description. */
export function ProductTile({ product }: { readonly product: Product }) {
  const { businessProfile, description, mainImage, name, price, productID } = product;
  const { locale } = useSite();
  return (
    <PageLink className="product-tile" to={productPath(businessProfile.general.companyName, name, productID)}>
      <Picture url={mainImage?.url} alt="" width={240} height={180} instead={<Avatar name={name} size="large" />} />
      <span className="product-tile-name" dir="auto">
        {name}
      </span>
      {price ? (
        <span className="product-tile-price" suppressHydrationWarning>
          {priceRange(product, locale)}
        </span>
      ) : null}
      {description ? (
        <span className="product-tile-text" dir="auto">
          {preview(description, 200)}
        </span>
      ) : null}
    </PageLink>
  );
}
