import type { Request, Scene } from './scene.ts';

/** Valid requests for the calls of a business's products. */
export const productRequests = {
  readProduct: ({ product }) => ({ url: `/product/${product}` }),
  productsByBusiness: ({ business }) => ({ url: `/product/by-business?bid=${business}` }),
  myProducts: ({ business }) => ({ url: `/product/mine?bid=${business}` }),
  createProduct: ({ business }) => ({ url: '/product', body: { businessID: business, name: 'Gate valve', stock: 3 } }),
  updateProduct: ({ product }) => ({ url: `/product/${product}`, method: 'PUT', body: { description: 'Brass' } }),
  importProducts: ({ business }) => ({
    url: '/product/import',
    body: { businessID: business, rows: [{ externalID: 'GV-1', name: 'Gate valve', stock: 3 }] },
  }),
  removeProducts: ({ business, product }) => ({
    url: '/product/remove',
    body: { businessID: business, productIDs: [product] },
  }),
  removeProduct: ({ product }) => ({ url: `/product/${product}`, method: 'DELETE' }),
} satisfies Record<string, (scene: Scene) => Request>;
