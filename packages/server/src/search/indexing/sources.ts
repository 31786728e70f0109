import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { onShownTimeline } from '../../posts/shown-timeline.ts';
import { mayAct } from '../../users/may-act.ts';

/** Names of a business's valid certificates. */
const certificates = sql<string[]>`array(select name from certificates
  where business_id = b.id and (expire_date is null or expire_date >= current_date) order by position, id)`.as(
  'certificates',
);

/** The rows to index, each with the data of its document. Excludes removed and hidden rows. */

export const businessSources = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .where('b.deletedAt', 'is', null)
    .select([
      'b.id',
      'b.companyName',
      'b.shortDescription',
      'b.generalDescription',
      'b.businessTypeCode',
      'b.industryId',
      'b.countryCode',
      'b.stateId',
      'b.city',
      'b.subscription',
      'b.verified',
      'b.createdAt',
      sql<boolean>`exists (select from boosts where business_id = b.id and product_id is null
        and ends_at > now())`.as('boosted'),
      sql<string[]>`array(select category_id from business_categories
        where business_id = b.id order by position, category_id)`.as('categoryIds'),
      certificates,
      sql<string[]>`array(select distinct sub_category_id from products
        where business_id = b.id and deleted_at is null and state = 'published' and sub_category_id is not null
        order by 1)`.as('subCategoryIds'),
    ]);

export const productSources = (db: Db) =>
  db
    .selectFrom('products as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .where('p.deletedAt', 'is', null)
    .where('p.state', '=', 'published')
    .where('b.deletedAt', 'is', null)
    .select([
      'p.id',
      'p.externalId',
      'p.name',
      'p.keywords',
      'p.description',
      'p.industryId',
      'p.categoryId',
      'p.subCategoryId',
      'p.specs',
      sql<Date>`coalesce(p.first_visible_at, p.created_at)`.as('createdAt'),
      'p.leadTime',
      'p.offer',
      'b.companyName',
      'b.businessTypeCode',
      'b.countryCode',
      'b.stateId',
      'b.city',
      'b.subscription',
      'b.verified',
      certificates,
      sql<boolean>`exists (select from boosts where product_id = p.id
        and ends_at > now())`.as('boosted'),
    ]);

/** Posts that everyone may read. Those of suspended people are hidden with their profiles. */
export const postSources = (db: Db) =>
  db
    .selectFrom('posts as p')
    .innerJoin('users as u', 'u.id', 'p.authorUserId')
    .leftJoin('businesses as b', 'b.id', 'p.authorBusinessId')
    .where('p.deletedAt', 'is', null)
    .where(mayAct('u'))
    .where(onShownTimeline('p'))
    .select(['p.id', 'p.content', 'p.createdAt', 'u.firstName', 'u.lastName', 'b.companyName']);

export const userSources = (db: Db) =>
  db
    .selectFrom('users as u')
    .where(mayAct('u'))
    .select([
      'u.id',
      'u.username',
      'u.firstName',
      'u.lastName',
      'u.briefPresentation',
      'u.companyName',
      'u.city',
      'u.countryCode',
      'u.stateId',
      'u.jobPositionId',
      'u.industryId',
      'u.profession',
      'u.showProfession',
      'u.createdAt',
    ]);
