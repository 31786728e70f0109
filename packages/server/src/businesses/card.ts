import type { BusinessCard } from '@wbn/contract/shapes';
import type { BusinessesTable, Selectable } from '@wbn/database';
import { likesOf } from '../reactions/likes.ts';
import { businessTypeOf, categoryOf, countryOf, industryOf } from '../reference-data/lookups.ts';
import type { PictureOf } from '../uploads/pictures.ts';

export const cardColumns = [
  'b.id',
  'b.companyName',
  'b.shortDescription',
  'b.profilePhotoKey',
  'b.verified',
  'b.businessTypeCode',
  'b.industryId',
  'b.yearEstablished',
  'b.totalEmployeesMin',
  'b.totalEmployeesMax',
  'b.countryCode',
  'b.city',
  'b.subscription',
] as const;

type Column<Name extends string> = Name extends `b.${infer Bare}` ? Bare : never;
export type CardRow = Pick<Selectable<BusinessesTable>, Column<(typeof cardColumns)[number]>> & {
  categoryIds: string[];
  likes: number | null;
};

/** null when both ends are unknown, so that a page prints nothing instead of an empty range. */
export const rangeOf = (min: number | null | undefined, max: number | null | undefined) =>
  min == null && max == null ? null : { ...(min == null ? {} : { min }), ...(max == null ? {} : { max }) };

const present = <Item>(item: Item | null): item is Item => item !== null;

export const categoriesOf = (ids: readonly string[]) => ids.map(categoryOf).filter(present);

export const businessTypeName = (code: string) => businessTypeOf(code) ?? { code, name: code };

/** `verified` is at the root and in `general`, because clients read it in both places. */
export const businessCardOf = (row: CardRow, picture: PictureOf): BusinessCard => ({
  businessID: row.id,
  general: {
    companyName: row.companyName,
    shortDescription: row.shortDescription,
    profilePhoto: picture(row.profilePhotoKey),
    verified: row.verified,
    businessType: businessTypeName(row.businessTypeCode),
    industry: industryOf(row.industryId),
    yearStablished: row.yearEstablished,
    totalEmployees: rangeOf(row.totalEmployeesMin, row.totalEmployeesMax),
    categories: categoriesOf(row.categoryIds),
  },
  contactInfo: { country: countryOf(row.countryCode), city: row.city },
  subscription: row.subscription,
  verified: row.verified,
  reactions: likesOf(row.likes),
});
