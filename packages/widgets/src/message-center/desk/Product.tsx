import { productPath } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';

interface ProductProps {
  readonly product: NonNullable<Inquiry['product']>;
  readonly thread: Inquiry;
  readonly portal: string;
}

/** The product of the conversation, linked to its page. The seller is the receiver of the inquiry. */
export const Product = ({ product, thread, portal }: ProductProps) => (
  <a part="product" href={portal + productPath(thread.to.name, product.name, product.productID)}>
    {product.picture && <img src={product.picture.url} alt="" />}
    <b dir="auto">{product.name}</b>
    <small dir="auto">{product.reference}</small>
  </a>
);
