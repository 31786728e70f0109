import { factProblems, factsOf, type ProductFacts, problemField, productLengths, productSpecs } from '@wbn/contract';
import { type ImportedFields, importedFields } from '@wbn/contract/shapes';
import { CallError } from '@wbn/http';
import { categoryColumns } from '../products/product-columns.ts';
import { type Counted, optionalID, optionalText, Refused, requiredText, textOf, unknownKeys } from './read-fields.ts';
import { uuidV5 } from './uuid-v5.ts';

const checkedKeys = Object.keys(importedFields.shape) as (keyof ImportedFields)[];
const known = new Set([
  ...['type', 'productID', 'businessID', 'externalID', 'name', 'description', 'keywords', 'specs'],
  ...checkedKeys,
]);

export interface ImportedProduct {
  id: string;
  /** null: the product goes to the imported catalogue. */
  businessId: string | null;
  externalId: string | null;
  name: string;
  description: string | null;
  keywords: string[];
  specs: { key: string; value: string }[];
  /** From here on: null keeps what an existing product has. */
  leadTime: string | null;
  stock: number | null;
  state: 'draft' | 'published' | null;
  videos: { url: string }[] | null;
  facts: ProductFacts | null;
  categories: { industryId: string; categoryId: string | null; subCategoryId: string | null } | null;
}

/** Reads a product line. Without productID the id is derived from externalID, so that a second import updates the same product. */
export function readProductLine(line: Record<string, unknown>, counted: Counted): ImportedProduct {
  unknownKeys(line, known, counted);
  const externalId = optionalText(line, 'externalID', productLengths.externalID);
  const productID = optionalID(line, 'productID');
  if (productID === null && externalId === null) throw new Refused('needs a productID or an externalID');
  const businessId = optionalID(line, 'businessID');
  return {
    id: productID ?? uuidV5(`product:${businessId ?? ''}:${externalId}`),
    businessId,
    externalId,
    name: requiredText(line, 'name', productLengths.name),
    description: optionalText(line, 'description', productLengths.description),
    keywords: keywordsOf(line.keywords),
    specs: specsOf(line.specs),
    ...checkedFields(line),
  };
}

/** An exported product holds a category with its name, of which the id counts, and ids of videos, which are new in each network. */
const readers: Readonly<Partial<Record<keyof ImportedFields, (value: unknown) => unknown>>> = {
  ...{ industry: (value) => partOf(value, 'id'), category: (value) => partOf(value, 'id') },
  subCategory: (value) => partOf(value, 'id'),
  videos: (value) => (Array.isArray(value) ? value.map((one) => ({ url: partOf(one, 'url') })) : value),
};
const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : value;

/** The fields that the contract's shape checks. Null counts as absent, as in an exported product. */
function checkedFields(line: Record<string, unknown>) {
  const given = checkedKeys.flatMap((key) => {
    const value = line[key];
    return value === undefined || value === null || value === ''
      ? []
      : [[key, readers[key]?.(value) ?? value] as const];
  });
  const read = importedFields.safeParse(Object.fromEntries(given));
  if (!read.success) refuse(read.error.issues.map(({ path }) => path.map(String).join('.')));
  const fields = read.data ?? {};
  const facts = factsOf(fields);
  const problems = factProblems(facts).map(problemField);
  if (problems.length > 0) refuse(problems);
  return {
    leadTime: fields.leadTime?.trim() || null,
    stock: fields.stock ?? null,
    state: fields.state ?? null,
    videos: fields.videos ?? null,
    facts: Object.keys(facts).length > 0 ? facts : null,
    categories: categoriesOf(fields),
  };
}

function categoriesOf(fields: ImportedFields): ImportedProduct['categories'] {
  try {
    const { categoryId, industryId, subCategoryId } = categoryColumns(fields);
    return industryId ? { industryId, categoryId: categoryId ?? null, subCategoryId: subCategoryId ?? null } : null;
  } catch (error) {
    if (error instanceof CallError) refuse(error.fields ?? []);
    throw error;
  }
}

const refuse = (fields: readonly string[]): never => {
  throw new Refused(`${[...new Set(fields)].join(', ')} unknown or invalid`);
};

/** Accepts one text or a list of texts. */
function keywordsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  const words = list.flatMap((item) => textOf(item, 'keywords', productLengths.keywords) ?? []);
  textOf(words.join(', '), 'keywords', productLengths.keywords);
  return words;
}

/** Numbers and booleans become texts. Specs without a value are left out. */
function specsOf(value: unknown): { key: string; value: string }[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Refused('specs must be a list of {key, value}');
  if (value.length > productSpecs) throw new Refused(`there are more than ${productSpecs} specs`);
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) throw new Refused('specs must be a list of {key, value}');
    const spec = item as Record<string, unknown>;
    const key = textOf(spec.key, 'specs.key', productLengths.specKey);
    const text = textOf(spec.value, 'specs.value', productLengths.specValue);
    if (key === null) throw new Refused('a spec needs a key');
    return text === null ? [] : [{ key, value: text }];
  });
}
