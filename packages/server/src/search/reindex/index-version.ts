import { createHash } from 'node:crypto';
import { industries } from '@wbn/content';
import type { ProductFacts } from '@wbn/contract';
import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { fieldsOf, indexFormat, type SearchDocument } from '../engine/index.ts';
import { businessDocument, postDocument, productDocument, userDocument } from '../indexing/documents.ts';

const createdAt = new Date(0);
const company = {
  businessTypeCode: 'MA',
  countryCode: 'SA',
  stateId: null,
  city: 'جدة',
  subscription: 'gold',
  verified: true,
  boosted: true,
  certificates: ['ISO 9001'],
} as const;

/** Every fact: a new filter on one of them must make the index anew. The compiler asks for the facts that are missing here. */
const offer: Required<ProductFacts> = {
  price: '12.5',
  currency: 'USD',
  priceSteps: [{ quantity: 100, price: '11' }],
  minimumOrder: 10,
  unit: 'piece',
  incoterms: ['FOB'],
  leadTimeDays: 14,
  sample: true,
  samplePrice: '3',
  hsCode: '841370',
  model: 'KC 380',
};

/** One row for each node of the industry tree: together they use all lists that documents are made of. */
function* probes(): Generator<SearchDocument> {
  for (const industry of industries)
    for (const category of industry.categories) {
      const ids = category.subCategories.map(({ id }) => id);
      const names = {
        companyName: 'Al-Noor Pumps & Cía',
        shortDescription: 'No lead',
        generalDescription: 'مضخات 水泵',
      };
      const places = { industryId: industry.id, categoryIds: [category.id], subCategoryIds: ids };
      yield businessDocument({ ...company, ...names, ...places, id: category.id, createdAt });
      for (const id of ids)
        yield productDocument({
          ...company,
          id,
          companyName: names.companyName,
          externalId: 'KC-380/2',
          name: 'Pump 24 V for water',
          keywords: ['déjà vu'],
          description: 'Steel, 2.2 kW',
          industryId: industry.id,
          categoryId: category.id,
          subCategoryId: id,
          specs: [{ key: 'Part number', value: 'A-17 b' }],
          leadTime: '2 weeks',
          offer,
          createdAt,
        });
    }
  yield userDocument({
    id: 'user',
    username: 'noor',
    firstName: 'Noor',
    lastName: 'Ćosić',
    briefPresentation: 'Buys pumps',
    companyName: 'Al-Noor',
    city: 'Jeddah',
    countryCode: 'SA',
    stateId: null,
    jobPositionId: null,
    industryId: industries[0]?.id ?? null,
    profession: 'Buyer',
    showProfession: true,
    createdAt,
  });
  yield postDocument({
    id: 'post',
    content: 'Pumps, 24 V, at the fair',
    firstName: 'Noor',
    lastName: 'Ćosić',
    companyName: 'شركة النور',
    createdAt,
  });
}

let known: string | undefined;

/**
 * A fingerprint of the documents that this code writes for probe rows. It changes with the lists of names, the fields and the word parser,
 * so that nobody has to raise a number by hand.
 */
export function codeVersion(): string {
  known ??= fingerprint([...probes()]);
  return known;
}

/** Parsing the words of every 20th probe is enough: all use the same code. */
function fingerprint(documents: readonly SearchDocument[]): string {
  const fields = documents.filter((_, index) => index % 20 === 0 || index >= documents.length - 2);
  const written = [indexFormat, documents, fields.map((document) => fieldsOf(document, ''))];
  return createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16);
}

/** The version of the code that wrote the index; undefined if none was recorded. */
export async function recordedVersion(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`select version from search_index_version`.execute(db);
  return rows[0]?.version;
}

export async function recordVersion(db: Db, version: string): Promise<void> {
  await sql`insert into search_index_version (version) values (${version})
    on conflict (id) do update set version = excluded.version`.execute(db);
}
