import type { FactName, ProductFacts } from '@wbn/contract';
import type { ClearableProductField, ProductDataSheet, ProductPicture, ProductUpdate } from '@wbn/contract/shapes';
import {
  jsonb,
  type Patch,
  type ProductImage,
  type Row,
  type ProductDataSheet as StoredDataSheet,
} from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { categoryOf, industryOf, subCategoryOf } from '../reference-data/lookups.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { usePublicPdf, useUpload } from '../uploads/use-upload.ts';
import { factsColumn } from './facts-column.ts';

type Columns = Patch<'products'>;
type CategoryField = 'industry' | 'category' | 'subCategory';
type FileField = keyof Pick<ProductUpdate, 'mainImage' | 'images' | 'photos' | 'dataSheets'>;
type Files = Pick<Row<'products'>, 'mainImageKey' | 'images' | 'photos' | 'dataSheets'>;
const bad = (field: keyof ProductUpdate): never => fail('ValidationError', { fields: [field] });

const emptied: Readonly<Record<Exclude<ClearableProductField, FactName>, Columns>> = {
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
  dataSheets: { dataSheets: jsonb([]) },
  videos: { videos: jsonb([]) },
  externalID: { externalId: null },
};

type PlainField = Exclude<keyof ProductUpdate, FactName | FileField | CategoryField | 'clear'>;
/** The columns of each field: a field that the contract accepts and that has no line here does not compile. */
const columnsOfField: {
  readonly [Field in PlainField]-?: (value: NonNullable<ProductUpdate[Field]>) => Columns;
} = {
  name: (text) => ({ name: text.trim() }),
  description: (text) => ({ description: text.trim() }),
  leadTime: (text) => ({ leadTime: text.trim() }),
  externalID: (text) => ({ externalId: text.trim() }),
  stock: (stock) => ({ stock }),
  state: (state) => ({ state }),
  keywords: (text) => ({ keywords: [...new Set(text.split(',').flatMap((word) => word.trim() || []))] }),
  specs: (specs) => ({ specs: jsonb(specs.map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))) }),
  videos: (videos) => ({ videos: jsonb(videos) }),
};
const plainFields = Object.keys(columnsOfField) as PlainField[];

/** Clients never send empty values: an empty one counts as not sent. */
const isEmpty = (value: ProductUpdate[PlainField]): boolean =>
  value === undefined ||
  (typeof value === 'string' && /^[\s,]*$/.test(value)) ||
  (Array.isArray(value) && !value.length);

/**
 * Columns of a sent product. Files need the database and are read separately.
 * @param stored the facts that the product has so far
 */
export function productColumns(sent: ProductUpdate, stored: ProductFacts = {}): Columns {
  const emptyColumns: Readonly<Partial<Record<ClearableProductField, Columns>>> = emptied;
  const cleared = (sent.clear ?? []).map((field) => emptyColumns[field]);
  const filled = plainFields
    .filter((field) => !isEmpty(sent[field]))
    .map((field) => columnsOfField[field](sent[field] as never));
  return { ...Object.assign({}, ...cleared, ...filled), ...categoryColumns(sent), ...factsColumn(sent, stored) };
}

/** The most specific id implies the levels above it; an id that is sent for these must match. */
export function categoryColumns({ industry, category, subCategory }: Pick<ProductUpdate, CategoryField>) {
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
 * Columns of the sent pictures and data sheets. An address is accepted only for a file that the product already has.
 * @throws UploadRefused
 */
export async function fileColumns(
  trx: Trx,
  owner: Viewer,
  sent: ProductUpdate,
  old: Files,
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
  const sheets = new Map(old.dataSheets.map((sheet) => [picture(sheet.key)?.url, sheet]));
  const keepSheet = async (one: ProductDataSheet): Promise<StoredDataSheet> =>
    'token' in one
      ? { ...(await usePublicPdf(trx, owner, one.token)), name: one.name.trim() }
      : (sheets.get(one.url) ?? fail('UploadRefused'));
  const dataSheets: StoredDataSheet[] = [];
  for (const one of sent.dataSheets ?? []) dataSheets.push(await keepSheet(one));
  return {
    ...(dataSheets.length ? { dataSheets: jsonb(dataSheets) } : {}),
    ...(sent.mainImage ? { mainImageKey: (await keep(sent.mainImage)).key } : {}),
    ...(sent.images?.length ? { images: await all(sent.images) } : {}),
    ...(sent.photos?.length ? { photos: await all(sent.photos) } : {}),
  };
}
