import type { Offer, OfferField } from '@wbn/contract';
import type { ClearableProductField, ProductPicture, ProductUpdate } from '@wbn/contract/shapes';
import { jsonb, type Patch, type ProductImage, type Row } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { categoryOf, industryOf, subCategoryOf } from '../reference-data/lookups.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { offerColumn } from './offer-column.ts';

type Columns = Patch<'products'>;
type Pictures = Pick<Row<'products'>, 'mainImageKey' | 'images' | 'photos'>;
const bad = (field: keyof ProductUpdate): never => fail('ValidationError', { fields: [field] });

const emptied: Readonly<Record<Exclude<ClearableProductField, OfferField>, Columns>> = {
  keywords: { keywords: [] },
  description: { description: null },
  industry: { industryId: null, categoryId: null, subCategoryId: null },
  category: { categoryId: null, subCategoryId: null },
  subCategory: { subCategoryId: null },
  leadTime: { leadTime: null },
  specs: { specs: jsonb([]) },
  mainImage: { mainImageKey: null },
  images: { images: jsonb([]) },
  photos: { photos: jsonb([]) },
  videos: { videos: jsonb([]) },
  externalID: { externalId: null },
};

/**
 * Columns of a sent product. An empty field counts as not sent. Pictures need the database and are read separately.
 * @param stored the offer that the product has so far
 */
export function productColumns(sent: ProductUpdate, stored: Offer = {}): Columns {
  const columns: Readonly<Partial<Record<ClearableProductField, Columns>>> = emptied;
  const patch: Columns = Object.assign({}, ...(sent.clear ?? []).map((field) => columns[field]));
  const set = <Column extends keyof Columns>(column: Column, value: Columns[Column] | undefined) => {
    if (value !== undefined && value !== '') patch[column] = value;
  };
  set('name', sent.name?.trim());
  set('description', sent.description?.trim());
  set('leadTime', sent.leadTime?.trim());
  set('externalId', sent.externalID?.trim());
  set('stock', sent.stock);
  set('state', sent.state);
  const keywords = sent.keywords?.split(',').flatMap((word) => word.trim() || []);
  if (keywords?.length) patch.keywords = [...new Set(keywords)];
  if (sent.specs?.length)
    patch.specs = jsonb(sent.specs.map(({ key, value }) => ({ key: key.trim(), value: value.trim() })));
  if (sent.videos?.length) patch.videos = jsonb(sent.videos);
  return { ...patch, ...placeOf(sent), ...offerColumn(sent, stored) };
}

/** The most specific id implies the levels above it; an id that is sent for these must match. */
function placeOf({ industry, category, subCategory }: ProductUpdate): Columns {
  const field = subCategory ? 'subCategory' : category ? 'category' : 'industry';
  const id = subCategory || category || industry;
  if (!id) return {};
  const parts = id.trim().split('.');
  const ids = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  const [industryId = null, categoryId = null, subCategoryId = null] = ids;
  if (ids.length !== { industry: 1, category: 2, subCategory: 3 }[field]) bad(field);
  const known = [industryOf(industryId), categoryOf(categoryId), subCategoryOf(subCategoryId)].slice(0, ids.length);
  if (known.includes(null)) bad(field);
  if (industry && industry.trim() !== industryId) bad('industry');
  if (category && category.trim() !== categoryId) bad('category');
  return { industryId, categoryId, subCategoryId };
}

/**
 * Columns of the sent pictures. An address is accepted only for a picture that the product already has.
 * @throws UploadRefused
 */
export async function pictureColumns(
  trx: Trx,
  owner: Viewer,
  sent: ProductUpdate,
  old: Pictures,
  picture: PictureOf,
): Promise<Columns> {
  const had = [...old.images, ...old.photos, ...(old.mainImageKey ? [{ key: old.mainImageKey }] : [])];
  const byAddress = new Map(had.map((image) => [picture(image.key)?.url, image]));
  const keep = async (one: ProductPicture): Promise<ProductImage> =>
    'token' in one
      ? { key: await useUpload(trx, owner, one.token) }
      : (byAddress.get(one.url) ?? fail('UploadRefused'));
  const all = async (list: readonly ProductPicture[]) => {
    const images: ProductImage[] = [];
    for (const one of list) images.push(await keep(one));
    return jsonb(images);
  };
  return {
    ...(sent.mainImage ? { mainImageKey: (await keep(sent.mainImage)).key } : {}),
    ...(sent.images?.length ? { images: await all(sent.images) } : {}),
    ...(sent.photos?.length ? { photos: await all(sent.photos) } : {}),
  };
}
