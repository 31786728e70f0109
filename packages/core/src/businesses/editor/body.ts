import { latinDigits, type updateBusiness } from '@wbn/contract';
import type { InputOf } from '../../api/types.ts';
import { categoryPaths } from '../new-business.ts';
import { wholeNumber } from './numbers.ts';
import type { CertificateText, EditorSection, EditorValues, PhoneText, PictureChange, RangeText } from './values.ts';

type Body = NonNullable<InputOf<typeof updateBusiness>['body']>;
type Writer<Value, Section extends EditorSection> = (value: Value, section: EditorValues[Section]) => unknown;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

// Wire values by kind of field; undefined for empty ones.
const text = (value: string) => value.trim() || undefined;
const number = (value: string) => wholeNumber(value) ?? undefined;
const list = (values: readonly string[]) => (values.length ? values : undefined);
const ends = ({ max, min }: RangeText) => {
  const both = { min: number(min), max: number(max) };
  return both.min === undefined && both.max === undefined ? undefined : both;
};
const capacity = (range: RangeText) => {
  const both = ends(range);
  return both && { ...both, unit: text(range.unit), period: text(range.period) };
};
const picture = ({ token }: PictureChange) => token && { token };
const address = (value: string) => {
  const written = text(value);
  return written && (written.includes('://') ? written : `https://${written}`);
};
const phone = (name: 'businessPhoneNumber' | 'phoneNumber') => (value: PhoneText) =>
  text(value.number) && { countryCode: value.countryCode, [name]: latinDigits(value.number.trim()) };
/** Sent together with its state, because a new country drops the state. */
const country = (value: string) => text(value);

const writers: {
  readonly [S in EditorSection]: { readonly [F in keyof EditorValues[S]]: Writer<EditorValues[S][F], S> | null };
} = {
  general: {
    companyName: text,
    shortDescription: text,
    generalDescription: text,
    businessType: text,
    industry: null,
    categories: (ids, { industry }) => list(categoryPaths(industry, ids)),
    yearStablished: number,
    totalAnnualRevenue: ends,
    totalEmployees: ends,
    totalProductionEmployees: ends,
    productionCapacity: capacity,
    coverPhoto: picture,
    profilePhoto: picture,
    video: (value) => address(value) && { url: address(value) },
  },
  contactInfo: {
    legalAddressEnglish: text,
    shippingAddressEnglish: text,
    city: text,
    zipcode: text,
    country,
    state: text,
    email: text,
    website: address,
    phone: phone('businessPhoneNumber'),
    mobilePhone: phone('phoneNumber'),
  },
  factory: {
    manufacturingFacilities: text,
    city: text,
    zipcode: text,
    country,
    state: text,
    factorySize: number,
    numberProductionLines: number,
    contractManufacturing: (codes) => list(codes)?.map((code) => ({ code })),
  },
  tradeCapabilities: {
    markets: (names) => list(names)?.map((name) => ({ name })),
    spokenLanguages: list,
    totalEmployeesSales: number,
    averageLeadTime: number,
  },
  businessTerms: {
    acceptedDeliveryTerms: list,
    acceptedPaymentCurrencies: list,
    packagingTypes: list,
    acceptedPaymentTypes: list,
  },
};
export const sections = Object.keys(writers) as EditorSection[];

/** A month as a date: keeps the day if the month is unchanged; otherwise the first day, or the last for an end. */
function dateOf(month: string, old: string, isEnd: boolean): string | undefined {
  if (!/^\d{4}-\d\d$/.test(month)) return undefined;
  if (old.startsWith(month)) return old;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const day = isEnd ? new Date(Date.UTC(year, number, 0)).getUTCDate() : 1;
  return `${month}-${String(day).padStart(2, '0')}`;
}

const certificate = (one: CertificateText) => ({
  id: one.isNew ? undefined : one.key,
  name: one.name.trim(),
  issueDate: dateOf(one.issueDate, one.issuedOn, false),
  expireDate: dateOf(one.expireDate, one.expiresOn, true),
  photo: picture(one.photo) || undefined,
  removePhoto: one.photo.removed || undefined,
});

/**
 * The difference of two editor states as a call body: only changed fields; emptied ones are named in `clear`. undefined if nothing changed.
 *
 * @example
 * const base = editorValues(business);
 * const values = { ...base, general: { ...base.general, companyName: 'Acme Pumps' } };
 * updateBody(base, values, business.revision); // { general: { companyName: 'Acme Pumps' }, revision: 3 }
 */
export function updateBody(base: EditorValues, values: EditorValues, revision: number): Body | undefined {
  const body: Record<string, unknown> = {};
  const clear: string[] = [];
  for (const section of sections) {
    const before: Record<string, unknown> = base[section];
    const now: Record<string, unknown> = values[section];
    const part: Record<string, unknown> = {};
    for (const [name, write] of Object.entries<Writer<never, never> | null>(writers[section])) {
      if (!write || isSame(before[name], now[name])) continue;
      const written = write(now[name] as never, values[section] as never);
      if (written !== undefined) part[name] = written;
      else if (!isUntouchedPicture(now[name])) clear.push(`${section}.${name}`);
    }
    // The server accepts a country only together with its state.
    if ('country' in part && !('state' in part) && now.state) part.state = now.state;
    if (Object.keys(part).length) body[section] = part;
  }
  if (!isSame(base.certificates, values.certificates)) {
    if (values.certificates.length) body.certificates = values.certificates.map(certificate);
    else clear.push('certificates');
  }
  // The server drops the old state when the country changes.
  const cleared = clear.filter((name) => name !== 'contactInfo.state');
  if (cleared.length) body.clear = cleared;
  return Object.keys(body).length ? ({ ...body, revision } as Body) : undefined;
}

const isUntouchedPicture = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => (value as PictureChange)[key as 'token'] === undefined);

/**
 * Applies the editor's changes to a later state of the business; other fields keep their current values.
 *
 * @example
 * const base = editorValues(business);
 * const mine = { ...base, general: { ...base.general, companyName: 'Acme Pumps' } };
 * const theirs = { ...base, contactInfo: { ...base.contactInfo, city: 'Lugo' } };
 * const merged = rebase(base, mine, theirs);
 * [merged.general.companyName, merged.contactInfo.city]; // ['Acme Pumps', 'Lugo']
 */
export function rebase(base: EditorValues, values: EditorValues, fresh: EditorValues): EditorValues {
  const merged: Record<string, unknown> = {};
  for (const section of sections) {
    const before: Record<string, unknown> = base[section];
    const changed = Object.entries(values[section]).filter(([name, value]) => !isSame(before[name], value));
    merged[section] = { ...fresh[section], ...Object.fromEntries(changed) };
  }
  const certificates = isSame(base.certificates, values.certificates) ? fresh.certificates : values.certificates;
  return { ...merged, certificates } as unknown as EditorValues;
}
