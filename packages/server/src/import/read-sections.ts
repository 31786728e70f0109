import { type BusinessUpdate, shapes } from '@wbn/contract/shapes';
import type { Patch, Row } from '@wbn/database';
import { CallError } from '@wbn/http';
import { dayFrom } from '../businesses/days.ts';
import { contactPatch, factoryPatch, generalPatch, termsPatch, tradePatch } from '../businesses/profile-change.ts';
import { Refused } from './read-fields.ts';

type Fields = Record<string, unknown>;

/** The data of a line in sections beyond the columns of a new business. */
export interface ImportedSections {
  readonly patch: Patch<'businesses'>;
  /** In order; null if the line has no certificates field. */
  readonly certificates: readonly { name: string; issueDate: string | null; expireDate: string | null }[] | null;
}

const names = ['general', 'contactInfo', 'factory', 'tradeCapabilities', 'businessTerms'] as const;
export const sectionNames: ReadonlySet<string> = new Set([...names, 'certificates']);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A business line may hold the six sections of a profile, in the form of an update or of an exported profile. */
export const isInSections = (line: Fields): boolean => line.general !== undefined;

/** Profiles hold a code with its name; returns the code alone. */
const codeIn = (value: unknown): unknown =>
  isObject(value) ? (value.code ?? value.stateID ?? value.id ?? value) : value;
const codes = new Set(['businessType', 'country', 'state']);
/**
 * Fields of an exported profile that an import ignores: pictures are files of the old network, `verified` and `industry` are derived, and
 * certificate ids belong to the other network.
 */
const left = new Set(['coverPhoto', 'profilePhoto', 'verified', 'industry', 'photo', 'id']);

/** Turns an exported section into the form of an update: drops nulls and keeps only codes. */
function asUpdate(section: unknown, name: string): Fields | undefined {
  if (section === undefined || section === null) return undefined;
  if (!isObject(section)) throw new Refused(`${name} must be an object`);
  const kept = Object.entries(section).filter(([key, value]) => value !== null && !left.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'categories' && Array.isArray(value)) return [key, value.map(codeIn)];
      return [key, codes.has(key) ? codeIn(value) : value];
    }),
  );
}

/** The sections, checked against the contract's shape of an update. */
function updateFrom(line: Fields): BusinessUpdate {
  const { certificates } = line;
  if (certificates !== undefined && !Array.isArray(certificates)) throw new Refused('certificates must be a list');
  const sections = names.map((name) => [name, asUpdate(line[name], name)] as const);
  const update = Object.fromEntries(sections.filter(([, section]) => section !== undefined));
  const read = shapes.updateBusiness.body.safeParse({
    ...update,
    ...(certificates && { certificates: certificates.map((one) => asUpdate(one, 'certificates')) }),
  });
  if (read.success) return read.data;
  const fields = read.error.issues.flatMap(({ path, code, ...issue }) => {
    const at = path.map(String);
    return code === 'unrecognized_keys' && 'keys' in issue
      ? issue.keys.map((key) => [...at, key].join('.'))
      : [at.join('.')];
  });
  throw new Refused(`${[...new Set(fields)].join(', ')} unknown or invalid`);
}

/** Splits the line into the fields that the flat form has too, and the rest. */
export function readSections(line: Fields): { flat: Fields; sections: ImportedSections } {
  const update = updateFrom(line);
  const { general = {}, contactInfo = {} } = update;
  const { companyName, shortDescription, generalDescription, businessType, categories, yearStablished } = general;
  const { country, state, city, website, ...contact } = contactInfo;
  const flat = { companyName, shortDescription, generalDescription, businessType, categories, yearStablished };
  return {
    flat: { ...flat, country, state, city, website },
    sections: { patch: patchOf({ ...update, contactInfo: { ...contact, website } }), certificates: datesOf(update) },
  };
}

const empty = { contact: {}, factory: {}, tradeCapabilities: {}, businessTerms: {}, countryCode: '', stateId: null };

function patchOf(update: BusinessUpdate): Patch<'businesses'> {
  const old = empty as unknown as Row<'businesses'>;
  try {
    const { stateId: _, ...contact } = contactPatch(update, old);
    return {
      ...generalPatch(update, new Date().getUTCFullYear()),
      contact: contact.contact,
      ...(update.factory && factoryPatch(update, old)),
      ...(update.tradeCapabilities && tradePatch(update, old)),
      ...(update.businessTerms && termsPatch(update, old)),
    };
  } catch (error) {
    if (error instanceof CallError) throw new Refused(`${error.fields?.join(', ')} unknown or invalid`);
    throw error;
  }
}

function datesOf({ certificates }: BusinessUpdate): ImportedSections['certificates'] {
  if (certificates === undefined) return null;
  const dayOf = (text: string | undefined, field: string): string | null => {
    if (!text) return null;
    return dayFrom(text) ?? refuse(`certificates.${field} must be a day, as 2026-11-22`);
  };
  return certificates.map(({ name, issueDate, expireDate }) => {
    const row = {
      name: name.trim(),
      issueDate: dayOf(issueDate, 'issueDate'),
      expireDate: dayOf(expireDate, 'expireDate'),
    };
    if (row.issueDate !== null && row.expireDate !== null && row.expireDate < row.issueDate)
      refuse('certificates.expireDate is before its issueDate');
    return row;
  });
}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};
