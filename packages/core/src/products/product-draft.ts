import {
  type FactProblem,
  type FactTexts,
  factNames,
  factTexts,
  largestStock,
  noFactTexts,
  readFacts,
  readWholeNumber,
} from '@wbn/contract';
import type { OwnProduct, ProductDataSheet, ProductPicture, ProductUpdate } from '@wbn/contract/shapes';

/** A picture of a form: an existing one (`url`), or a new one by its upload token. */
export interface DraftPicture {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly preview?: string | undefined;
}

/** A data sheet of a form: an existing one (`url`), or a new one by its upload token. Its size is in bytes. */
export interface DraftSheet {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly name: string;
  readonly size: number;
}

/** The form of a product: every value is a text until it is sent. */
export interface ProductDraft {
  readonly name: string;
  readonly externalID: string;
  readonly description: string;
  readonly keywords: string;
  /** The most specific known id of the industry tree. */
  readonly categoryID: string;
  readonly leadTime: string;
  readonly stock: string;
  readonly facts: FactTexts;
  readonly specs: readonly { readonly key: string; readonly value: string }[];
  readonly mainImage: DraftPicture;
  readonly images: readonly DraftPicture[];
  readonly dataSheets: readonly DraftSheet[];
  readonly video: string;
  readonly published: boolean;
}

export type ProductProblem = 'name' | 'stock' | 'specs' | 'video' | FactProblem;

const empty: ProductDraft = {
  name: '',
  externalID: '',
  description: '',
  keywords: '',
  categoryID: '',
  leadTime: '',
  stock: '',
  facts: noFactTexts,
  specs: [],
  mainImage: {},
  images: [],
  dataSheets: [],
  video: '',
  published: true,
};

/**
 * The form's initial values: those of a product, or empty ones.
 *
 * @example draftOf(product).stock // '40'
 * @example draftOf().name // ''
 */
export function draftOf(product?: OwnProduct): ProductDraft {
  if (!product) return empty;
  return {
    name: product.name,
    externalID: product.externalID ?? '',
    description: product.description ?? '',
    keywords: product.keywords ?? '',
    categoryID: (product.subCategory ?? product.category ?? product.industry)?.id ?? '',
    leadTime: product.leadTime ?? '',
    stock: product.stock === null ? '' : String(product.stock),
    facts: factTexts(product),
    specs: product.specs,
    mainImage: product.mainImage ?? {},
    images: product.images,
    dataSheets: product.dataSheets ?? [],
    video: product.videos[0]?.url ?? '',
    published: product.state === 'published',
  };
}

/**
 * Errors that prevent sending a draft, in the order of the form.
 *
 * @example problemsOf({ ...draftOf(product), name: '', stock: 'many' }) // ['name', 'stock']
 */
export function problemsOf({ name, facts, specs, stock, video }: ProductDraft): ProductProblem[] {
  const before = { name: name.trim() === '' };
  const after = {
    stock: stock.trim() !== '' && readWholeNumber(stock, largestStock) === undefined,
    specs: specs.some(({ key, value }) => !key.trim() !== !value.trim()),
    video: video.trim() !== '' && !/^https:\/\/[^\s.]+\.\S+$/.test(video.trim()),
  };
  const namesOf = <Name extends string>(problems: Readonly<Record<Name, boolean>>) =>
    (Object.keys(problems) as Name[]).filter((one) => problems[one]);
  return [...namesOf(before), ...readFacts(facts).problems, ...namesOf(after)];
}

const depth = ['industry', 'category', 'subCategory'] as const;
const categoryField = (id: string) => depth[id.split('.').length - 1] ?? 'subCategory';
const toSend = ({ token, url }: DraftPicture): ProductPicture | undefined =>
  token ? { token } : url ? { url } : undefined;
const sheetToSend = ({ name, token, url = '' }: DraftSheet): ProductDataSheet => (token ? { token, name } : { url });
const isPicture = (one: ProductPicture | undefined): one is ProductPicture => one !== undefined;

/**
 * The body for a draft: its filled fields; for an existing product also the names of emptied fields.
 *
 * @example productBody({ ...draftOf(product), description: '' }, product).clear // ['description']
 */
export function productBody(draft: ProductDraft, old?: OwnProduct): ProductUpdate {
  const { mainImage, categoryID, published, stock } = draft;
  const video = draft.video.trim();
  const had = draftOf(old);
  const specs = draft.specs.flatMap(({ key, value }) => (key.trim() ? [{ key: key.trim(), value: value.trim() }] : []));
  const images = draft.images.map(toSend).filter(isPicture);
  const main = toSend(mainImage);
  const body: ProductUpdate = { name: draft.name.trim(), state: published ? 'published' : 'draft' };
  for (const field of ['externalID', 'description', 'keywords', 'leadTime'] as const) {
    if (draft[field].trim()) body[field] = draft[field].trim();
  }
  if (categoryID) body[categoryField(categoryID)] = categoryID;
  body.stock = readWholeNumber(stock, largestStock);
  if (specs.length) body.specs = specs;
  // The form shows the first video alone: the others stay.
  const videos = [...(video ? [{ url: video }] : []), ...(old?.videos.slice(1).map(({ url }) => ({ url })) ?? [])];
  if (videos.length && video !== had.video) body.videos = videos;
  if (main) body.mainImage = main;
  if (images.length) body.images = images;
  if (draft.dataSheets.length) body.dataSheets = draft.dataSheets.map(sheetToSend);
  const { facts } = readFacts(draft.facts);
  Object.assign(body, facts);
  if (!old) return body;
  const gone = {
    externalID: had.externalID && !body.externalID,
    description: had.description && !body.description,
    keywords: had.keywords && !body.keywords,
    leadTime: had.leadTime && !body.leadTime,
    // A less specific category must not leave parts of the old one.
    industry: had.categoryID && had.categoryID !== categoryID,
    specs: had.specs.length && !specs.length,
    videos: had.video && !videos.length,
    mainImage: had.mainImage.url && !main,
    images: had.images.length && !images.length,
    dataSheets: had.dataSheets.length && !draft.dataSheets.length,
  };
  const clear = [
    ...(Object.keys(gone) as (keyof typeof gone)[]).filter((field) => gone[field]),
    ...factNames.filter((field) => old[field] !== undefined && facts[field] === undefined),
  ];
  return clear.length ? { ...body, clear } : body;
}
