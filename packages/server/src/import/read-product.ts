import { type Counted, optionalID, optionalText, Refused, requiredText, textOf, unknownKeys } from './read-fields.ts';
import { uuidV5 } from './uuid-v5.ts';

const known = new Set(['type', 'name', 'description', 'keywords', 'specs', 'productID', 'businessID', 'externalID']);

export interface ImportedProduct {
  id: string;
  /** null: the product goes to the imported catalogue. */
  businessId: string | null;
  externalId: string | null;
  name: string;
  description: string | null;
  keywords: string[];
  specs: { key: string; value: string }[];
}

/** Reads a product line. Without productID the id is derived from externalID, so that a second import updates the same product. */
export function readProductLine(line: Record<string, unknown>, counted: Counted): ImportedProduct {
  unknownKeys(line, known, counted);
  const externalId = optionalText(line, 'externalID', 200);
  const productID = optionalID(line, 'productID');
  if (productID === null && externalId === null) throw new Refused('needs a productID or an externalID');
  const businessId = optionalID(line, 'businessID');
  return {
    id: productID ?? uuidV5(`product:${businessId ?? ''}:${externalId}`),
    businessId,
    externalId,
    name: requiredText(line, 'name', 1000),
    description: optionalText(line, 'description', 100_000),
    keywords: keywordsOf(line.keywords),
    specs: specsOf(line.specs),
  };
}

/** Accepts one text or a list of texts. */
function keywordsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => textOf(item, 'keywords', 100_000) ?? []);
}

/** Numbers and booleans become texts. Specs without a value are left out. */
function specsOf(value: unknown): { key: string; value: string }[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > 1000) throw new Refused('specs must be a list of {key, value}');
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) throw new Refused('specs must be a list of {key, value}');
    const spec = item as Record<string, unknown>;
    const key = textOf(spec.key, 'specs.key', 300);
    const text = textOf(spec.value, 'specs.value', 20_000);
    if (key === null) throw new Refused('a spec needs a key');
    return text === null ? [] : [{ key, value: text }];
  });
}
