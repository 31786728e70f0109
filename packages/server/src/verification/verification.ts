import type { Verification } from '@wbn/contract/shapes';
import type { Viewer } from '@wbn/http';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';
import { type FileAddress, picturesOn } from '../uploads/pictures.ts';

export const selectVerifications = (db: Db) =>
  db
    .selectFrom('verifications as v')
    .innerJoin('businesses as b', 'b.id', 'v.businessId')
    .select([
      'v.id',
      'v.businessId',
      'b.companyName',
      'v.state',
      'v.scopes',
      'v.evidence',
      'v.note',
      'v.submittedAt',
      'v.decidedAt',
      'v.expiresAt',
      'v.changes',
    ]);

type VerificationRow = Awaited<ReturnType<ReturnType<typeof selectVerifications>['execute']>>[number];
type Reader = Pick<Context, 'privateFiles' | 'now'>;

/** An approval past its end reads as expired, even before the regular job marks it. */
export const stateOf = ({ expiresAt, state }: Pick<VerificationRow, 'expiresAt' | 'state'>, now: Date) =>
  state === 'approved' && expiresAt !== null && expiresAt <= now ? 'expired' : state;

export function verificationOf(
  row: VerificationRow,
  { now, privateFiles }: Reader,
  { userID, sessionID }: Viewer,
): Verification {
  const address = privateFiles({ userID, sessionID, kind: 'evidence', of: row.businessId, as: '' });
  return {
    verificationID: row.id,
    businessID: row.businessId,
    companyName: row.companyName,
    state: stateOf(row, now()),
    scopes: row.scopes,
    evidence: row.evidence.map(({ key, label = '' }) => ({ label, file: fileOf(key, address) })),
    note: row.note,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    // In the order of the contract's fields: the database sorts them.
    changes: row.changes.map(({ field, was, is }) => ({ field, was, is })),
  };
}

/** A PDF is stored by the key of its file, a picture by the key above its sizes; '' stands for no file. */
function fileOf(key: string, address: FileAddress): Verification['evidence'][number]['file'] {
  if (key.endsWith('.pdf')) return { url: address(key), contentType: 'application/pdf' };
  const shown = picturesOn(address)(key);
  return shown && { url: shown.url, contentType: 'image/webp' };
}
