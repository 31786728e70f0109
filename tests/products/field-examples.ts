import { type FactKind, factKinds, factNames, type ProductFacts, type ValueOfKind } from '@wbn/contract';
import type { OwnProduct, ProductUpdate } from '@wbn/contract/shapes';

export type Field = Exclude<keyof ProductUpdate, 'clear'>;

/** A new fact of a known kind needs no example of its own. */
const exampleOfKind: { readonly [Kind in FactKind]: ValueOfKind[Kind] } = {
  money: '12.50',
  currency: 'EUR',
  steps: [{ quantity: 100, price: '11.255' }],
  quantity: 10,
  unit: 'carton',
  incoterms: ['EXW', 'FOB'],
  days: 21,
  yesNo: true,
  hsCode: '848180',
  text: 'DN50 – PN16',
};
export const exampleFacts: ProductFacts = Object.fromEntries(
  factNames.map((name) => [name, exampleOfKind[factKinds[name]]]),
);

/** A value of every field that a call accepts, files aside: they need an upload. */
export const examples: Required<Omit<ProductUpdate, 'clear' | PictureField | keyof ProductFacts>> & ProductFacts = {
  ...exampleFacts,
  name: 'Brass ball valve',
  keywords: 'tap, cock',
  description: 'Two\nlines, "quoted"',
  industry: '0001',
  category: '0001.01',
  subCategory: '0001.01.01',
  leadTime: '3 weeks',
  stock: 7,
  specs: [
    { key: 'Size', value: '2 in' },
    { key: 'Use', value: 'water' },
  ],
  videos: [{ url: 'https://video.example/1' }, { url: 'https://video.example/2' }],
  externalID: 'V-1',
  state: 'draft',
};
export type PictureField = 'mainImage' | 'images' | 'photos' | 'dataSheets';

/** An answer in the form of a call. The type requires every field. */
export const inCallForm = (product: OwnProduct): { readonly [Each in Field]: unknown } => ({
  ...(Object.fromEntries(factNames.map((name) => [name, product[name]])) as Required<ProductFacts>),
  name: product.name,
  keywords: product.keywords,
  description: product.description,
  industry: product.industry?.id,
  category: product.category?.id,
  subCategory: product.subCategory?.id,
  leadTime: product.leadTime,
  stock: product.stock,
  specs: product.specs,
  videos: product.videos.map(({ url }) => ({ url })),
  externalID: product.externalID,
  state: product.state,
  mainImage: product.mainImage,
  images: product.images,
  photos: product.photos,
  dataSheets: product.dataSheets,
});
