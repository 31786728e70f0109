import type { PublicProfile, UserProfile } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';
import type { Db } from '../db.ts';
import { likesOf } from '../reactions/likes.ts';
import {
  businessTypeOf,
  genderOf,
  industryOf,
  jobPositionOf,
  languageOf,
  plainCountryOf,
  stateOf,
} from '../reference-data/lookups.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { mayAct } from './may-act.ts';

/** An explicit list, so that other columns, above all the password hash, cannot leak. */
export const publicColumns = [
  'u.id',
  'u.username',
  'u.firstName',
  'u.lastName',
  'u.briefPresentation',
  'u.companyName',
  'u.city',
  'u.profilePhotoKey',
  'u.coverPhotoKey',
  'u.countryCode',
  'u.stateId',
  'u.genderCode',
  'u.languageCode',
  'u.jobPositionId',
  'u.businessTypeCode',
  'u.industryId',
  'u.birthDate',
  'u.showBirthDate',
  'u.profession',
  'u.showProfession',
] as const;

type Column<Name extends string> = Name extends `u.${infer Bare}` ? Bare : never;
export type PublicRow = Pick<Row<'users'>, Column<(typeof publicColumns)[number]>>;

export const sharedFields = (row: PublicRow, picture: PictureOf) =>
  ({
    userID: row.id,
    username: row.username ?? '',
    firstName: row.firstName,
    lastName: row.lastName,
    briefPresentation: row.briefPresentation,
    companyName: row.companyName,
    city: row.city,
    profilePhoto: picture(row.profilePhotoKey),
    coverPhoto: picture(row.coverPhotoKey),
    country: plainCountryOf(row.countryCode),
    state: stateOf(row.stateId),
    gender: genderOf(row.genderCode),
    preferredLanguage: languageOf(row.languageCode),
    jobPosition: jobPositionOf(row.jobPositionId),
    businessType: businessTypeOf(row.businessTypeCode),
    industry: industryOf(row.industryId),
  }) satisfies Partial<UserProfile>;

/** Never includes e-mail and phone; birth date and profession only if their owner shows them. */
export const publicProfileOf = (row: PublicRow & { likes: number | null }, picture: PictureOf): PublicProfile => ({
  ...sharedFields(row, picture),
  ...(row.showBirthDate ? { birthDate: row.birthDate } : {}),
  ...(row.showProfession ? { profession: row.profession } : {}),
  reactions: likesOf(row.likes),
});

/** Users that are neither removed nor suspended, with their public fields: one query for any number of rows. */
export const selectPublicProfiles = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('resourceCounters as c', (join) =>
      join.onRef('c.resourceId', '=', 'u.id').on('c.resourceType', '=', 'user'),
    )
    .where(mayAct('u'))
    .select(publicColumns)
    .select('c.likes');
