import type { UserProfile } from '@wbn/contract/shapes';
import type { Patch } from '@wbn/database';
import { fail } from '../fail.ts';
import type { Input } from '../handler.ts';
import {
  businessTypeOf,
  genderOf,
  industryOf,
  isStateOf,
  jobPositionOf,
  languageOf,
  plainCountryOf,
} from '../reference-data/lookups.ts';
import { readPhone } from './phone.ts';

type Body = NonNullable<Input<'updateProfile'>['body']>;
type Field = NonNullable<Body['clear']>[number];

const columnsOf: Record<Exclude<Field, 'mobilePhone'>, keyof Patch<'users'>> = {
  birthDate: 'birthDate',
  profession: 'profession',
  briefPresentation: 'briefPresentation',
  companyName: 'companyName',
  city: 'city',
  country: 'countryCode',
  state: 'stateId',
  gender: 'genderCode',
  preferredLanguage: 'languageCode',
  jobPosition: 'jobPositionId',
  businessType: 'businessTypeCode',
  industry: 'industryId',
  profilePhoto: 'profilePhotoKey',
  coverPhoto: 'coverPhotoKey',
};

const bad = (field: keyof UserProfile): never => fail('ValidationError', { fields: [field] });

/** Accepts an object as the profile contains it, or its code alone. An empty value counts as not sent. */
const codeFrom = <Key extends string>(value: string | Record<Key, string> | undefined, key: Key): string | undefined =>
  (typeof value === 'object' ? value[key] : value)?.trim() || undefined;

function known(field: keyof UserProfile, code: string | undefined, find: (code: string) => unknown) {
  return code === undefined || find(code) !== null ? code : bad(field);
}

/** The columns that a profile update changes, except pictures, which need the database. */
export function profilePatch(body: Body, country: string | null): Patch<'users'> {
  const patch: Record<string, unknown> = {};
  for (const field of body.clear ?? []) {
    if (field === 'mobilePhone') Object.assign(patch, { mobileCountryCode: null, mobileNumber: null });
    else patch[columnsOf[field]] = null;
    if (field === 'country') patch.stateId = null;
  }
  const set = (column: keyof Patch<'users'>, value: unknown) => {
    if (value !== undefined && value !== '') patch[column] = value;
  };
  for (const field of ['firstName', 'lastName', 'profession', 'briefPresentation', 'companyName', 'city'] as const) {
    set(field, body[field]?.trim());
  }
  set('showBirthDate', body.showBirthDate);
  set('showProfession', body.showProfession);
  if (body.birthDate) set('birthDate', dateFrom(body.birthDate));
  if (body.mobilePhone) Object.assign(patch, phoneFrom(body.mobilePhone));
  set('genderCode', known('gender', codeFrom(body.gender, 'code'), genderOf));
  set('languageCode', known('preferredLanguage', codeFrom(body.preferredLanguage, 'code'), languageOf));
  set('jobPositionId', known('jobPosition', codeFrom(body.jobPosition, 'jobPositionID'), jobPositionOf));
  set('businessTypeCode', known('businessType', codeFrom(body.businessType, 'code'), businessTypeOf));
  set('industryId', known('industry', codeFrom(body.industry, 'id'), industryOf));
  const newCountry = known('country', codeFrom(body.country, 'code')?.toUpperCase(), plainCountryOf);
  set('countryCode', newCountry);
  const state = codeFrom(body.state, 'stateID');
  if (state !== undefined) {
    const countryOfState = newCountry ?? (patch.countryCode === null ? null : country);
    set('stateId', countryOfState !== null && isStateOf(state, countryOfState) ? state : bad('state'));
  } else if (newCountry !== undefined && newCountry !== country) patch.stateId = null;
  return patch;
}

/** YYYY-MM-DD from a date with any of four separators; the day must exist. */
function dateFrom(text: string): string {
  const parts = /^((?:19|20)\d\d)[- /.](0[1-9]|1[0-2])[- /.](0[1-9]|[12]\d|3[01])$/.exec(text.trim());
  if (parts === null) return bad('birthDate');
  const date = parts.slice(1).join('-');
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : bad('birthDate');
}

function phoneFrom(sent: { countryCode: string; phoneNumber: string }) {
  const phone = readPhone(sent);
  if (phone === null) return bad('mobilePhone');
  return phone === undefined ? {} : { mobileCountryCode: phone.code, mobileNumber: phone.digits };
}
