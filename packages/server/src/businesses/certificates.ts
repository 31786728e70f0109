import type { BusinessUpdate } from '@wbn/contract/shapes';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { dayFrom } from './days.ts';
import { bad } from './profile-change.ts';
import { certificatesOf } from './profile-row.ts';

type Sent = NonNullable<BusinessUpdate['certificates']>[number];

/** Replaces the certificates of a business by the list: known ids are changed, new ones added, missing ones removed. */
export async function replaceCertificates(trx: Trx, owner: Viewer, businessId: string, list: readonly Sent[]) {
  const old = new Map((await certificatesOf(trx, businessId)).map((row) => [row.id, row]));
  const named = list.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(named).size < named.length || named.some((id) => !old.has(id))) bad('certificates.id');
  const gone = [...old.keys()].filter((id) => !named.includes(id));
  if (gone.length > 0) await trx.deleteFrom('certificates').where('id', 'in', gone).execute();
  for (const [position, sent] of list.entries()) {
    const known = sent.id === undefined ? undefined : old.get(sent.id);
    const uploaded = sent.photo && (await useUpload(trx, owner, sent.photo.token));
    const kept = sent.removePhoto ? null : (known?.photoKey ?? null);
    const columns = { name: sent.name.trim(), ...datesOf(sent), photoKey: uploaded ?? kept, position };
    if (known) await trx.updateTable('certificates').set(columns).where('id', '=', known.id).execute();
    else
      await trx
        .insertInto('certificates')
        .values({ ...columns, businessId })
        .execute();
  }
}

function datesOf({ issueDate, expireDate }: Sent) {
  const issued = issueDate ? (dayFrom(issueDate) ?? bad('certificates.issueDate')) : null;
  const expires = expireDate ? (dayFrom(expireDate) ?? bad('certificates.expireDate')) : null;
  if (issued !== null && expires !== null && expires < issued) bad('certificates.expireDate');
  return { issueDate: issued, expireDate: expires };
}
