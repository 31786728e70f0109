import { citiesOf, countries, industries } from '@wbn/content';
import { fillSlots } from './fill.ts';
import { ascii, introductionTemplates, makePerson } from './people.ts';
import { Random, seedOf } from './random.ts';
import type { BusinessRow } from './rows.ts';
import { countryInSentence, inSentence } from './words/inflect.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly genderCode: string;
  readonly birthDate: string;
  readonly showBirthDate: boolean;
  readonly profession: string;
  readonly showProfession: boolean;
  readonly briefPresentation: string;
  readonly companyName: string | null;
  readonly city: string | null;
  readonly stateId: string | null;
  readonly countryCode: string;
  readonly languageCode: string;
  readonly jobPositionId: string;
  readonly businessTypeCode: string | null;
  readonly industryId: string;
  readonly profilePhotoKey: string;
  readonly emailVerifiedAt: Date;
  readonly role?: 'operator';
  readonly createdAt: Date;
}

/** No password has this hash: generated people cannot log in. */
const noPassword = 'none';
const day = 86_400_000;

/** The `index`-th person; `employer` is the business they work for, in its country. */
export function makeUser(index: number, employer: BusinessRow, now: Date): UserRow {
  const random = new Random(seedOf('user', index));
  const person = makePerson(random, employer.countryCode);
  const industry = industries.find(({ id }) => id === employer.industryId) ?? industries[0]!;
  const category = industry.categories.find(({ id }) => id === employer.categories[0]) ?? industry.categories[0]!;
  const city = random.pick(citiesOf(employer.countryCode));
  const handle = `${ascii(person.firstName)}.${ascii(person.lastName)}.${index + 1}`;
  const createdAt = new Date(now.getTime() - random.int(20, 720) * day);
  const initials = `${ascii(person.firstName).charAt(0)}${ascii(person.lastName).charAt(0)}`.toUpperCase();
  return {
    ...person,
    id: random.uuid(),
    email: `${handle}@people.example`,
    passwordHash: noPassword,
    username: handle,
    showBirthDate: random.chance(0.2),
    showProfession: random.chance(0.7),
    briefPresentation: fillSlots(random.pick(introductionTemplates), {
      subs: inSentence(random.pick(category.subCategories).name),
      years: random.pick(['six', 'ten', 'twelve', 'fifteen', 'twenty']),
      city: city.name,
      country: countryInSentence(countries.find(({ code }) => code === employer.countryCode)?.countryName ?? ''),
    }),
    companyName: employer.companyName,
    city: city.name,
    stateId: city.stateID ?? null,
    countryCode: employer.countryCode,
    languageCode: 'en',
    businessTypeCode: employer.businessTypeCode,
    industryId: employer.industryId,
    profilePhotoKey: `made/portrait/${random.int(1, 0xffffffff).toString(36)}-${initials}.webp`,
    emailVerifiedAt: createdAt,
    createdAt,
  };
}
