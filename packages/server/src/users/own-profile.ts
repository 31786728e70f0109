import type { UserProfile } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';
import { publicColumns, sharedFields } from './public-profile.ts';

type OwnRow = Pick<Row<'users'>, 'email' | 'emailVerifiedAt' | 'mobileCountryCode' | 'mobileNumber'>;

/** The person's own profile without the fields that only the account site needs. undefined if the account was removed. */
export async function ownProfile(db: Db, userID: string, { picture }: Context): Promise<UserProfile | undefined> {
  const row = await db
    .selectFrom('users as u')
    .where('u.id', '=', userID)
    .where('u.deletedAt', 'is', null)
    .select(publicColumns)
    .select(['u.email', 'u.emailVerifiedAt', 'u.mobileCountryCode', 'u.mobileNumber', 'u.role'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...sharedFields(row, picture),
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    mobilePhone: phoneOf(row),
    birthDate: row.birthDate,
    showBirthDate: row.showBirthDate,
    profession: row.profession,
    showProfession: row.showProfession,
    isOperator: row.role === 'operator',
  };
}

/** The profile for a partner's page without the scope `contact`: without `contactFields`, and without what its owner hides from others. */
export const withoutContact = (profile: UserProfile): UserProfile => ({
  ...profile,
  email: '',
  mobilePhone: null,
  birthDate: null,
  profession: profile.showProfession ? profile.profession : null,
});

/** As every partner's page gets it: which accounts are worth stealing, or are not confirmed yet, concerns our own sites alone. */
export const forPartner = (profile: UserProfile): UserProfile => ({
  ...profile,
  emailVerified: false,
  isOperator: false,
});

const phoneOf = ({ mobileCountryCode, mobileNumber }: OwnRow) =>
  mobileNumber ? { countryCode: mobileCountryCode ?? '', phoneNumber: mobileNumber } : null;
