import type { Verification } from '@wbn/contract/shapes';
import type { Db } from '../db.ts';
import type { PictureOf } from '../uploads/pictures.ts';

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
    ]);

type VerificationRow = Awaited<ReturnType<ReturnType<typeof selectVerifications>['execute']>>[number];

/** An approval past its end reads as expired, even before the regular job marks it. */
export const verificationOf = (row: VerificationRow, picture: PictureOf, now: Date): Verification => ({
  verificationID: row.id,
  businessID: row.businessId,
  companyName: row.companyName,
  state: row.state === 'approved' && row.expiresAt !== null && row.expiresAt <= now ? 'expired' : row.state,
  scopes: row.scopes,
  evidence: row.evidence.map(({ key, label = '' }) => ({ label, picture: picture(key || null) })),
  note: row.note,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
});
