import type { ImportedBusiness } from './read-business.ts';
import type { ImportedProduct } from './read-product.ts';

export interface Entry {
  readonly line: number;
  readonly business?: ImportedBusiness;
  readonly product?: ImportedProduct;
}
