import type { CallTerms } from '../call.ts';

export const productsTerms = {
  readProduct: {
    limit: 'read',
    errors: ['Gone'],
  },
  productsByBusiness: {
    limit: 'read',
    errors: [],
  },
  myProducts: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  createProduct: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'PlanLimit', 'UploadRefused'],
    extension: true,
  },
  updateProduct: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'Gone', 'UploadRefused'],
    extension: true,
  },
  removeProduct: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden', 'Gone'],
    extension: true,
  },
  removeProducts: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  importProducts: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
