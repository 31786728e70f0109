import { shapes } from '@wbn/contract/shapes';
import { readDraft } from '../businesses/new-business.ts';
import { type Counted, optionalID, optionalText, Refused, requiredText, unknownKeys } from './read-fields.ts';
import { type ImportedSections, isInSections, readSections, sectionNames } from './read-sections.ts';
import { uuidV5 } from './uuid-v5.ts';

const known = new Set([
  'type',
  'businessID',
  'externalID',
  'companyName',
  'shortDescription',
  'generalDescription',
  'businessType',
  'categories',
  'country',
  'state',
  'city',
  'website',
  'yearStablished',
]);

export interface ImportedBusiness {
  id: string;
  externalId: string | null;
  companyName: string;
  shortDescription: string;
  generalDescription: string | null;
  businessTypeCode: string;
  industryId: string;
  countryCode: string;
  stateId: string | null;
  city: string | null;
  website: string | null;
  yearEstablished: number | null;
  categoryIds: string[];
  /** Present if the line is in sections. */
  sections: ImportedSections | null;
}

const knownInSections = new Set(['type', 'businessID', 'externalID', ...sectionNames]);

/**
 * Reads a business line: the fields of create and a few more, or the sections of a profile. The business has no owner until a member is
 * added.
 */
export function readBusinessLine(line: Record<string, unknown>, counted: Counted): ImportedBusiness {
  if (!isInSections(line)) {
    unknownKeys(line, known, counted);
    return readFlat(line, null);
  }
  unknownKeys(line, knownInSections, counted);
  const { flat, sections } = readSections(line);
  return readFlat({ ...flat, businessID: line.businessID, externalID: line.externalID }, sections);
}

function readFlat(line: Record<string, unknown>, sections: ImportedSections | null): ImportedBusiness {
  const externalId = optionalText(line, 'externalID', 200);
  const businessID = optionalID(line, 'businessID');
  if (businessID === null && externalId === null) throw new Refused('needs a businessID or an externalID');
  const categories = line.categories;
  if (!Array.isArray(categories) || categories.length === 0 || categories.length > 20)
    throw new Refused('categories must be a list of <industry>.<category>');
  const draft = readDraft({
    companyName: nameOf(line),
    shortDescription: requiredText(line, 'shortDescription', 512),
    businessType: requiredText(line, 'businessType', 2),
    country: requiredText(line, 'country', 2),
    state: optionalText(line, 'state', 16) ?? undefined,
    categories: categories.map(String),
  });
  // Catalogues often lack a company's state.
  const refused = draft.refused.filter((field) => field !== 'state' || line.state);
  if (refused.length > 0) throw new Refused(`${refused.join(', ')} missing or unknown`);
  const year = Number(optionalText(line, 'yearStablished', 4) ?? Number.NaN);
  return {
    ...draft.columns,
    id: businessID ?? uuidV5(`business:${externalId}`),
    externalId,
    generalDescription: optionalText(line, 'generalDescription', 20_000),
    city: optionalText(line, 'city', 120),
    website: websiteOf(line),
    yearEstablished: Number.isInteger(year) ? year : null,
    categoryIds: draft.categoryIds,
    sections,
  };
}

/** Under the rules for a name that an owner types: it stands in mails and lists, as who speaks. */
function nameOf(line: Record<string, unknown>): string {
  const name = requiredText(line, 'companyName', 160);
  const isTaken = shapes.createBusiness.body.shape.companyName.safeParse(name).success;
  return isTaken ? name : refuse('companyName reads as the name of this network, or turns the words around it');
}

/** A link that pages may show: http and https only. */
function websiteOf(line: Record<string, unknown>): string | null {
  const text = optionalText(line, 'website', 2048);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  return isWeb ? text : refuse('website must be an http or https address');
}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};
