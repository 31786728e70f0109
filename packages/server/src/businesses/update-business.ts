import { isOwner, isUuid, sentences } from '@wbn/contract';
import { type Patch, type Row, sql } from '@wbn/database';
import { type Viewer, withSiblings } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler, Input } from '../handler.ts';
import { paidTransaction } from '../paid-transaction.ts';
import { indexBusinesses, indexPostsOf, putBusinesses } from '../search/indexing/index-rows.ts';
import { tokensForDocuments } from '../search/indexing/tokens-for-documents.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { endVerification } from '../verification/end-verification.ts';
import { keepCategories } from './categories.ts';
import { replaceCertificates } from './certificates.ts';
import { highlightsByID } from './highlights.ts';
import { lockRole } from './lock-role.ts';
import { readCategories } from './new-business.ts';
import { businessProfileOf } from './profile.ts';
import { contactPatch, factoryPatch, generalPatch, termsPatch, tradePatch } from './profile-change.ts';
import { profileRow } from './profile-row.ts';
import { retireSlug, slugOf } from './retire-slug.ts';

type Body = Input<'updateBusiness'>['body'];

/**
 * Updates a business. Fields that are not sent stay; `clear` empties fields. Plan and owner cannot be changed here; the verified
 * mark ends when what was verified changes.
 */
export const updateBusiness: Handler<'updateBusiness'> = async (
  { params: { id }, body, spend, viewer: owner },
  context,
) => {
  if (!isUuid(id)) fail('NotFound');
  const profile = await paidTransaction(context.db, spend, async (trx, price) => {
    const old = await lockOwned(trx, owner, id.toLowerCase());
    if (body.revision !== undefined && body.revision !== old.revision) fail('Conflict');
    const patch = await patchOf(trx, owner, old, body, context.now().getFullYear());
    const isInProducts = concernsProducts(old, patch, body);
    const isRenamed = patch.companyName !== undefined && patch.companyName !== old.companyName;
    const rewritten = { ...(isInProducts && { ofProducts: old.id }), ...(isRenamed && { ofPosts: old.id }) };
    price(await tokensForDocuments(trx, rewritten));
    // Raise the revision even if only certificates or categories change: it covers all sections.
    await trx
      .updateTable('businesses')
      .set({ ...patch, updatedAt: sql<Date>`now()` })
      .where('id', '=', old.id)
      .execute();
    await writeLists(trx, owner, old.id, body);
    if (patch.companyName) {
      const slugs = { was: slugOf(old.companyName, old.id), is: slugOf(patch.companyName, old.id) };
      await retireSlug(trx, { type: 'business', id: old.id }, slugs);
    }
    await endVerification(trx, owner, { old, patch, now: context.now() });
    await (isInProducts ? indexBusinesses : putBusinesses)(trx, context.search, [old.id]);
    if (isRenamed) await indexPostsOf(trx, context.search, old.id);
    const row = (await profileRow(trx, old.id)) ?? fail('NotFound');
    const highlights = await highlightsByID(trx, [old.id], context.picture);
    return businessProfileOf(row, highlights.get(old.id), context.picture);
  });
  return withSiblings(profile, { message: sentences.saved });
};

/** The columns that the search documents of a business's products hold, besides its mark, which depends on them. */
const inProducts = ['companyName', 'businessTypeCode', 'countryCode', 'stateId', 'city'] as const;

/** Whether the documents of all products change with the business. */
const concernsProducts = (old: Row<'businesses'>, patch: Patch<'businesses'>, body: Body): boolean =>
  body.certificates !== undefined ||
  body.clear?.includes('certificates') === true ||
  inProducts.some((column) => patch[column] !== undefined && patch[column] !== old[column]);

/** Locks the row, so that of two concurrent updates the second one sees the revision of the first. */
async function lockOwned(trx: Trx, owner: Viewer, id: string): Promise<Row<'businesses'>> {
  const role = await lockRole(trx, owner, id);
  const row = await trx.selectFrom('businesses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) fail('NotFound');
  if (row.deletedAt !== null) fail('Gone');
  return isOwner(role) ? row : fail('Forbidden');
}

async function patchOf(trx: Trx, owner: Viewer, old: Row<'businesses'>, body: Body, thisYear: number) {
  const patch: Patch<'businesses'> = {
    ...generalPatch(body, thisYear),
    ...contactPatch(body, old),
    ...factoryPatch(body, old),
    ...tradePatch(body, old),
    ...termsPatch(body, old),
  };
  const { coverPhoto, profilePhoto } = body.general ?? {};
  if (coverPhoto) patch.coverPhotoKey = await useUpload(trx, owner, coverPhoto.token);
  if (profilePhoto) patch.profilePhotoKey = await useUpload(trx, owner, profilePhoto.token);
  return patch;
}

async function writeLists(trx: Trx, owner: Viewer, businessId: string, body: Body): Promise<void> {
  const categories = body.general?.categories;
  if (categories) {
    await trx.deleteFrom('businessCategories').where('businessId', '=', businessId).execute();
    await keepCategories(trx, businessId, readCategories(categories).categoryIds);
  }
  const certificates = body.certificates?.length ? body.certificates : undefined;
  if (certificates) await replaceCertificates(trx, owner, businessId, certificates);
  else if (body.clear?.includes('certificates')) await replaceCertificates(trx, owner, businessId, []);
}
