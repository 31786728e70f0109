import { createProduct } from './create-product.ts';
import { importProducts } from './import-products.ts';
import { myProducts } from './my-products.ts';
import { productsByBusiness } from './products-by-business.ts';
import { readProduct } from './read-product.ts';
import { removeProduct } from './remove-product.ts';
import { removeProducts } from './remove-products.ts';
import { updateProduct } from './update-product.ts';

/** The products of a business, as buyers read them and as the supplier keeps them. */
export const productHandlers = {
  readProduct,
  productsByBusiness,
  myProducts,
  createProduct,
  importProducts,
  updateProduct,
  removeProduct,
  removeProducts,
};
