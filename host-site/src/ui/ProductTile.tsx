import { preview, productPath } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import { Avatar } from './Avatar.tsx';
import { PageLink } from './PageLink.tsx';
import { Picture } from './Picture.tsx';

/** A product in a grid: its picture or a placeholder, its name, the first 200 characters of its description. */
export function ProductTile({ product }: { readonly product: Product }) {
  const { businessProfile, description, mainImage, name, productID } = product;
  return (
    <PageLink className="product-tile" to={productPath(businessProfile.general.companyName, name, productID)}>
      <Picture url={mainImage?.url} alt="" width={240} height={180} instead={<Avatar name={name} size="large" />} />
      <span className="product-tile-name" dir="auto">
        {name}
      </span>
      {description ? (
        <span className="product-tile-text" dir="auto">
          {preview(description, 200)}
        </span>
      ) : null}
    </PageLink>
  );
}
