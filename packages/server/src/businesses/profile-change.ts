import type { BusinessUpdate } from '@wbn/contract/shapes';
import { jsonb, type Patch, type Row } from '@wbn/database';
import { fail } from '../fail.ts';
import { businessTypeOf, countryOf, isStateOf } from '../reference-data/lookups.ts';
import { readPhone } from '../users/phone.ts';
import { readCategories, stateFits } from './new-business.ts';

type Section = Record<string, unknown>;
type Columns = Patch<'businesses'>;

export const bad = (field: string): never => fail('ValidationError', { fields: [field] });

/** The trimmed fields of a section. An empty field counts as not sent. */
function sentOf(section: Section | undefined): Section {
  const entries = Object.entries(section ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}

/** Names in `clear` of one section. */
const clearedIn = (body: BusinessUpdate, section: string): string[] =>
  (body.clear ?? []).filter((name) => name.startsWith(`${section}.`)).map((name) => name.slice(section.length + 1));

/** A section stored as jsonb: cleared fields are removed, sent fields replace old ones. */
const merged = (old: object, cleared: readonly string[], sent: Section) =>
  jsonb({ ...Object.fromEntries(Object.entries(old).filter(([key]) => !cleared.includes(key))), ...sent });

const generalColumns: Record<string, keyof Columns> = {
  companyName: 'companyName',
  shortDescription: 'shortDescription',
  generalDescription: 'generalDescription',
  businessType: 'businessTypeCode',
  yearStablished: 'yearEstablished',
  coverPhoto: 'coverPhotoKey',
  profilePhoto: 'profilePhotoKey',
};
const generalJson = ['totalAnnualRevenue', 'totalProductionEmployees', 'productionCapacity', 'video'] as const;
type GeneralJson = (typeof generalJson)[number];
const isGeneralJson = (name: string): name is GeneralJson => generalJson.some((one) => one === name);
const ranges = ['totalEmployees', 'totalAnnualRevenue', 'totalProductionEmployees', 'productionCapacity'] as const;

/** Columns of `general`. Pictures come from uploads, and categories have a table of their own, so neither is here. */
export function generalPatch(body: BusinessUpdate, thisYear: number): Columns {
  const patch: Record<string, unknown> = {};
  for (const name of clearedIn(body, 'general')) {
    if (name === 'totalEmployees') Object.assign(patch, { totalEmployeesMin: null, totalEmployeesMax: null });
    else if (isGeneralJson(name)) patch[name] = jsonb({});
    else patch[generalColumns[name] as string] = null;
  }
  const { general } = body;
  for (const name of ranges) {
    const { min, max } = general?.[name] ?? {};
    if (min !== undefined && max !== undefined && min > max) bad(`general.${name}`);
  }
  if (general?.yearStablished !== undefined && (general.yearStablished < 1000 || general.yearStablished > thisYear)) {
    bad('general.yearStablished');
  }
  const { categories, coverPhoto, profilePhoto, totalEmployees, ...fields } = sentOf(general) as NonNullable<
    BusinessUpdate['general']
  >;
  if (fields.businessType !== undefined && businessTypeOf(fields.businessType) === null) bad('general.businessType');
  for (const [name, value] of Object.entries(fields)) {
    if (isGeneralJson(name)) patch[name] = jsonb(value);
    else patch[generalColumns[name] as string] = value;
  }
  if (totalEmployees) {
    patch.totalEmployeesMin = totalEmployees.min ?? null;
    patch.totalEmployeesMax = totalEmployees.max ?? null;
  }
  if (categories) {
    const { industryId, areKnown } = readCategories(categories);
    patch.industryId = areKnown ? industryId : bad('general.categories');
  }
  return patch;
}

export function contactPatch(body: BusinessUpdate, row: Row<'businesses'>): Columns {
  const cleared = clearedIn(body, 'contactInfo');
  const { city, country, state, phone, mobilePhone, ...texts } = sentOf(body.contactInfo) as NonNullable<
    BusinessUpdate['contactInfo']
  >;
  const sent: Section = { ...texts };
  if (phone) {
    const read = readPhone({ countryCode: phone.countryCode, phoneNumber: phone.businessPhoneNumber });
    if (read === null) bad('contactInfo.phone');
    if (read) sent.phone = { countryCode: read.code, businessPhoneNumber: read.digits };
  }
  if (mobilePhone) {
    const read = readPhone(mobilePhone);
    if (read === null) bad('contactInfo.mobilePhone');
    if (read) sent.mobilePhone = { countryCode: read.code, phoneNumber: read.digits };
  }
  const patch: Columns = { contact: merged(row.contact, cleared, sent) };
  if (cleared.includes('city')) patch.city = null;
  if (city) patch.city = city;
  const place = countryAndState({ country, state }, { country: row.countryCode, state: row.stateId }, 'contactInfo');
  // A business needs a country, and a state if the country has states.
  if (country !== undefined && !stateFits(place.state, place.country ?? '')) bad('contactInfo.state');
  if (place.country !== null) patch.countryCode = place.country;
  patch.stateId = place.state;
  return patch;
}

export function factoryPatch(body: BusinessUpdate, row: Row<'businesses'>): Columns {
  const cleared = clearedIn(body, 'factory');
  const { country, state, contractManufacturing, ...fields } = sentOf(body.factory) as NonNullable<
    BusinessUpdate['factory']
  >;
  const old = {
    country: cleared.includes('country') ? null : (row.factory.countryCode ?? null),
    state: cleared.includes('country') || cleared.includes('state') ? null : (row.factory.stateId ?? null),
  };
  const place = countryAndState({ country, state }, old, 'factory');
  const sent: Section = {
    ...fields,
    ...(contractManufacturing ? { contractManufacturing: contractManufacturing.map(({ code }) => code) } : {}),
    ...(place.country === null ? {} : { countryCode: place.country }),
    ...(place.state === null ? {} : { stateId: place.state }),
  };
  return { factory: merged(row.factory, [...cleared, 'countryCode', 'stateId'], sent) };
}

export function tradePatch(body: BusinessUpdate, row: Row<'businesses'>): Columns {
  const { markets, ...fields } = sentOf(body.tradeCapabilities) as NonNullable<BusinessUpdate['tradeCapabilities']>;
  const sent = { ...fields, ...(markets ? { markets: markets.map(({ name }) => name) } : {}) };
  return { tradeCapabilities: merged(row.tradeCapabilities, clearedIn(body, 'tradeCapabilities'), sent) };
}

export const termsPatch = (body: BusinessUpdate, row: Row<'businesses'>): Columns => ({
  businessTerms: merged(row.businessTerms, clearedIn(body, 'businessTerms'), sentOf(body.businessTerms)),
});

interface Place {
  country: string | null;
  state: string | null;
}

/** Country and state after the update. A new country drops the old state, and a state must belong to its country. */
function countryAndState(
  sent: { country?: string | undefined; state?: string | undefined },
  old: Place,
  section: string,
): Place {
  const country = sent.country?.toUpperCase() ?? old.country;
  if (sent.country !== undefined && countryOf(country) === null) bad(`${section}.country`);
  if (sent.state !== undefined) {
    return country !== null && isStateOf(sent.state, country)
      ? { country, state: sent.state }
      : bad(`${section}.state`);
  }
  return { country, state: country === old.country ? old.state : null };
}
