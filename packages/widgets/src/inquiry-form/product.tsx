import type { InquiredProduct } from './receiver.ts';
import type { InquiryFormTexts } from './texts/en.ts';

/** The product that the inquiry is about: picture, name and the seller's own code. */
export const Product = ({ product, texts }: { product: InquiredProduct; texts: InquiryFormTexts }) => (
  <div className="product" part="product">
    {product.mainImage && <img src={product.mainImage.url} alt="" />}
    <p>
      <small>{texts.product}</small>
      <b>
        <bdi>{product.name}</bdi>
      </b>
      {product.externalID && (
        <small>
          {texts.reference} <bdi>{product.externalID}</bdi>
        </small>
      )}
    </p>
  </div>
);
