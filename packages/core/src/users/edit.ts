import { latinDigits, type updateProfile } from '@wbn/contract';
import type { UserProfile } from '@wbn/contract/shapes';
import type { InputOf } from '../api/types.ts';
import { birthDateToSend, dialCode } from './checks.ts';

/** The form of a profile: texts and codes, '' for missing values. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly gender: string;
  readonly preferredLanguage: string;
  readonly phoneCode: string;
  readonly phoneNumber: string;
  readonly briefPresentation: string;
  readonly birthDate: string;
  readonly showBirthDate: boolean;
  readonly profession: string;
  readonly showProfession: boolean;
  readonly businessType: string;
  readonly industry: string;
  readonly companyName: string;
  readonly jobPosition: string;
}

type Update = NonNullable<InputOf<typeof updateProfile>['body']>;

/**
 * The form's initial values.
 *
 * @example profileValues(profile).country // 'ES'
 */
export const profileValues = (profile: UserProfile): ProfileValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  country: profile.country?.code ?? '',
  state: profile.state?.stateID ?? '',
  city: profile.city ?? '',
  gender: profile.gender?.code ?? '',
  preferredLanguage: profile.preferredLanguage?.code ?? '',
  phoneCode: profile.mobilePhone?.countryCode ?? '',
  phoneNumber: profile.mobilePhone?.phoneNumber ?? '',
  briefPresentation: profile.briefPresentation ?? '',
  birthDate: profile.birthDate ?? '',
  showBirthDate: profile.showBirthDate,
  profession: profile.profession ?? '',
  showProfession: profile.showProfession,
  businessType: profile.businessType?.code ?? '',
  industry: profile.industry?.id ?? '',
  companyName: profile.companyName ?? '',
  jobPosition: profile.jobPosition?.jobPositionID ?? '',
});

const clearable = [
  'country',
  'state',
  'city',
  'gender',
  'preferredLanguage',
  'briefPresentation',
  'birthDate',
  'profession',
  'businessType',
  'industry',
  'companyName',
  'jobPosition',
] as const;

const object = <Key extends string>(key: Key, value: string) =>
  value ? ({ [key]: value } as Record<Key, string>) : undefined;

/**
 * The update for a form's changes. Never contains the e-mail address, nor a phone without a number. Emptied fields are named in `clear`,
 * because empty values are not sent.
 *
 * @example
 * const before = profileValues(profile);
 * profileUpdate({ ...before, city: '' }, before).clear; // ['city']
 */
export function profileUpdate(values: ProfileValues, before: ProfileValues): Update {
  const text = (name: 'firstName' | 'lastName' | 'city' | 'briefPresentation' | 'profession' | 'companyName') =>
    values[name].trim();
  const number = latinDigits(values.phoneNumber.trim());
  const clear = [
    ...clearable.filter((name) => before[name] && !values[name].trim()),
    ...(before.phoneNumber && !number ? (['mobilePhone'] as const) : []),
  ];
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    city: text('city'),
    briefPresentation: text('briefPresentation'),
    profession: text('profession'),
    companyName: text('companyName'),
    showBirthDate: values.showBirthDate,
    showProfession: values.showProfession,
    birthDate: birthDateToSend(values.birthDate),
    country: object('code', values.country),
    state: object('stateID', values.state),
    gender: object('code', values.gender),
    preferredLanguage: object('code', values.preferredLanguage),
    jobPosition: object('jobPositionID', values.jobPosition),
    businessType: object('code', values.businessType),
    industry: object('id', values.industry),
    mobilePhone: number ? { countryCode: dialCode(values.phoneCode), phoneNumber: number } : undefined,
    clear,
  };
}
