import type { InquiryFormTexts } from './texts/en.ts';

/** The fields of a product that the form shows. */
export interface InquiredProduct {
  readonly productID: string;
  readonly businessID: string;
  readonly name: string;
  readonly externalID?: string | null;
  readonly mainImage?: { readonly url: string } | null;
}

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
