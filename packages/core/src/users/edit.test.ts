import type { UserProfile } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { dropEmpty } from '../api/fields.ts';
import { profileUpdate, profileValues } from './edit.ts';

const profile: UserProfile = {
  userID: 'u-1',
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  briefPresentation: 'I buy valves.',
  companyName: 'Gulf Valves',
  city: 'Jeddah',
  profilePhoto: null,
  coverPhoto: null,
  country: { code: 'SA', countryName: 'Saudi Arabia' },
  state: { stateID: 'SA-02', stateName: 'Makkah' },
  gender: { code: 'F', name: 'Female' },
  preferredLanguage: { code: 'en', name: 'English', languageName: 'English' },
  jobPosition: { jobPositionID: '7', name: 'Buyer' },
  businessType: { code: 'IM', name: 'Importers' },
  industry: { id: '0003', name: 'Energy' },
  email: 'ana@demo.example',
  emailVerified: true,
  mobilePhone: { countryCode: '+966', phoneNumber: '512345678' },
  birthDate: '1980-02-03',
  showBirthDate: true,
  profession: 'Engineer',
  showProfession: false,
  isOperator: false,
};
const before = profileValues(profile);
const sent = (change: Partial<typeof before>): Record<string, unknown> =>
  dropEmpty({ ...profileUpdate({ ...before, ...change }, before) });

it('sends a profile as it stands, codes in their objects, and never the e-mail address', () => {
  expect(sent({})).toEqual({
    firstName: 'Ana',
    lastName: 'Ruiz',
    city: 'Jeddah',
    briefPresentation: 'I buy valves.',
    profession: 'Engineer',
    companyName: 'Gulf Valves',
    showBirthDate: true,
    showProfession: false,
    birthDate: '1980-02-03',
    country: { code: 'SA' },
    state: { stateID: 'SA-02' },
    gender: { code: 'F' },
    preferredLanguage: { code: 'en' },
    jobPosition: { jobPositionID: '7' },
    businessType: { code: 'IM' },
    industry: { id: '0003' },
    mobilePhone: { countryCode: '+966', phoneNumber: '512345678' },
  });
});

it('sends a phone number in Latin digits', () => {
  expect(sent({ phoneCode: '٩٦٦', phoneNumber: '٥١٢٣٤٥٦٧٨' }).mobilePhone).toEqual({
    countryCode: '+966',
    phoneNumber: '512345678',
  });
});

it('R-140 an empty phone number leaves the phone out, and names it when there was one', () => {
  const emptied = sent({ phoneNumber: ' ' });
  expect(emptied).not.toHaveProperty('mobilePhone');
  expect(emptied.clear).toEqual(['mobilePhone']);
  const never = { ...before, phoneCode: '', phoneNumber: '' };
  expect(dropEmpty({ ...profileUpdate(never, never) })).not.toHaveProperty('clear');
});

it('names what was emptied, for an empty value does not travel', () => {
  const emptied = sent({ city: '  ', state: '', profession: '' });
  expect(emptied.clear).toEqual(['state', 'city', 'profession']);
  for (const field of ['city', 'state', 'profession']) expect(emptied).not.toHaveProperty(field);
});

it('writes the dial code with its plus and the date with hyphens', () => {
  expect(sent({ phoneCode: '49', birthDate: '1980/02.03' })).toMatchObject({
    mobilePhone: { countryCode: '+49' },
    birthDate: '1980-02-03',
  });
});
