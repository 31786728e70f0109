import type { ListedVerification } from '@wbn/contract/shapes';
import { type BusinessContact, sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { stateOf as regionOf } from '../reference-data/lookups.ts';
import { stateOf } from './verification.ts';

type Checked = ListedVerification['business'];

/** How many other verifications of a business an operator sees. */
const others = 5;

interface OtherRow {
  readonly id: string;
  readonly state: Checked['others'][number]['state'];
  readonly submittedAt: string;
  readonly decidedAt: string | null;
  readonly expiresAt: string | null;
}

interface Row {
  readonly id: string;
  readonly countryCode: string;
  readonly stateId: string | null;
  readonly city: string | null;
  readonly contact: BusinessContact;
  readonly createdAt: Date;
  readonly reports: number;
  readonly verifications: OtherRow[];
}

/** The facts of businesses that operators compare with evidence: by the id of each verification, in one query for any number of them. */
export async function checkedBusinesses(
  db: Db,
  verifications: readonly { readonly id: string; readonly businessId: string }[],
  now: Date,
): Promise<Map<string, Checked>> {
  if (verifications.length === 0) return new Map();
  const ids = [...new Set(verifications.map(({ businessId }) => businessId))];
  const { rows } = await sql<Row>`
    select b.id, b.country_code, b.state_id, b.city, b.contact, b.created_at,
      (select count(*)::int from reports
        where resource_id = b.id and resource_type = 'business' and state = 'open') as reports,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state, 'submittedAt', v.submitted_at,
          'decidedAt', v.decided_at, 'expiresAt', v.expires_at) order by v.submitted_at desc, v.id desc), '[]')
        from (select * from verifications where business_id = b.id
          order by submitted_at desc limit ${others + 1}) v) as verifications
    from businesses b where b.id = any(${ids}::uuid[])`.execute(db);
  const byBusiness = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    verifications.flatMap(({ businessId, id }) => {
      const row = byBusiness.get(businessId);
      return row ? [[id, checkedOf(row, id, now)] as const] : [];
    }),
  );
}

const checkedOf = ({ contact, ...row }: Row, verificationID: string, now: Date): Checked => ({
  country: row.countryCode,
  state: regionOf(row.stateId)?.stateName ?? null,
  city: row.city,
  zipcode: contact.zipcode ?? null,
  address: contact.legalAddressEnglish ?? null,
  website: contact.website ?? null,
  since: row.createdAt.toISOString(),
  reports: row.reports,
  others: row.verifications
    .filter(({ id }) => id !== verificationID)
    .slice(0, others)
    .map(({ decidedAt, expiresAt, state, submittedAt }) => ({
      state: stateOf({ state, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now),
      submittedAt: new Date(submittedAt).toISOString(),
      decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    })),
});
