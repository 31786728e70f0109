import { factsOf } from '@wbn/contract';
import type { BusinessCard, OwnProduct, Product } from '@wbn/contract/shapes';
import type { ProductDataSheet, ProductImage, Video } from '@wbn/database';
import { cardsByID } from '../businesses/query.ts';
import type { Db } from '../db.ts';
import { likesOf } from '../reactions/likes.ts';
import { categoryOf, industryOf, subCategoryOf } from '../reference-data/lookups.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import type { ProductRow } from './select-products.ts';

/** Turns rows into products in the same order, with one query for all businesses. Products of removed businesses are left out. */
export async function productsOf(db: Db, rows: readonly ProductRow[], picture: PictureOf): Promise<Product[]> {
  const businessIDs = rows.map((row) => row.businessId);
  const cards = await cardsByID(db, businessIDs, picture);
  return rows.flatMap((row) => {
    const card = cards.get(row.businessId);
    return card ? [productOf(row, card, picture)] : [];
  });
}

/** Products as their business sees them: with their state. */
export async function ownProductsOf(db: Db, rows: readonly ProductRow[], picture: PictureOf): Promise<OwnProduct[]> {
  const states = new Map(rows.map((row) => [row.id, row.state]));
  const products = await productsOf(db, rows, picture);
  return products.map((product) => ({ ...product, state: states.get(product.productID) ?? 'draft' }));
}

const imageOf = (image: ProductImage, picture: PictureOf) => ({ url: picture(image.key)?.url ?? '' });

const dataSheetsOf = (sheets: readonly ProductDataSheet[], picture: PictureOf) =>
  sheets.length > 0
    ? { dataSheets: sheets.map(({ key, name, size }) => ({ url: picture(key)?.url ?? '', name, size })) }
    : {};

const videoOf = (video: Video, at: number, picture: PictureOf) => ({
  videoID: video.videoId ?? String(at + 1),
  url: video.url ?? picture(video.key)?.url ?? '',
});

const productOf = (row: ProductRow, card: BusinessCard, picture: PictureOf): Product => {
  const main = picture(row.mainImageKey);
  return {
    productID: row.id,
    businessID: row.businessId,
    externalID: row.externalId,
    name: row.name,
    keywords: row.keywords.length > 0 ? row.keywords.join(', ') : null,
    description: row.description,
    mainImage: main && { url: main.url },
    images: row.images.map((image) => imageOf(image, picture)),
    photos: row.photos.map((image) => imageOf(image, picture)),
    ...dataSheetsOf(row.dataSheets, picture),
    videos: row.videos.map((video, index) => videoOf(video, index, picture)),
    industry: industryOf(row.industryId),
    category: categoryOf(row.categoryId),
    subCategory: subCategoryOf(row.subCategoryId),
    leadTime: row.leadTime,
    stock: row.stock,
    specs: row.specs.map(({ key, value }) => ({ key, value })),
    ...factsOf(row.offer),
    businessProfile: card,
    reactions: likesOf(row.likes),
  };
};
