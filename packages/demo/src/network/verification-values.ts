import { jsonb } from '@wbn/database';
import { Random, seedOf } from './random.ts';
import type { BusinessRow } from './rows.ts';

const day = 86_400_000;

/** The operators' check behind a verified mark of the demo network, or nothing for a business without the mark. */
export function verificationValues(business: BusinessRow, index: number, now: Date) {
  if (!business.verified) return [];
  const random = new Random(seedOf('verification', index));
  const decidedAt = new Date(now.getTime() - random.int(5, 300) * day);
  const scopes = ['identity', 'registration'];
  if (random.chance(0.7)) scopes.push('address');
  if (business.certificates.length && random.chance(0.6)) scopes.push('certificates');
  if (business.businessTypeCode === 'MA' && random.chance(0.4)) scopes.push('factory');
  return [
    {
      businessId: business.id,
      state: 'approved' as const,
      scopes,
      evidence: jsonb([]),
      submittedAt: new Date(decidedAt.getTime() - 2 * day),
      decidedAt,
      expiresAt: new Date(decidedAt.getTime() + 730 * day),
    },
  ];
}
