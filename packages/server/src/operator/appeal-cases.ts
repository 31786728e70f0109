import { readAppeal } from '@wbn/contract';
import type { EnquiryItem } from '@wbn/contract/shapes';
import { type Row, sql } from '@wbn/database';
import type { Db } from '../db.ts';

export interface Case {
  readonly id: string;
  /** Of a business or product. */
  readonly name: string | null;
  readonly businessId: string | null;
  readonly companyName: string | null;
  /** Accounts that may object: members of the business, the writer, or the person. */
  readonly owners: readonly string[];
}

interface AppealRow {
  readonly fields: Row<'enquiries'>['fields'];
  /** The account of the sender. */
  readonly senderId: string | null;
}

const appealOf = ({ fields }: AppealRow) => readAppeal(String(fields.moreInfoBuy ?? ''))?.appeal;

/** SQL: the accounts that belong to a business. */
const members = sql`array(select user_id from business_members m where m.business_id = b.id)`;

/** The cases that appeals name, by id; they stay after a removal. */
export async function casesOf(db: Db, rows: readonly AppealRow[]): Promise<ReadonlyMap<string, Case>> {
  const ids = rows.flatMap((row) => appealOf(row)?.id ?? []);
  if (ids.length === 0) return new Map();
  const named = sql`any(${ids}::uuid[])`;
  const writtenBy = (table: 'posts' | 'comments') => sql`
    select w.id, null, b.id, b.company_name, array[w.author_user_id] || ${members}
      from ${sql.table(table)} w left join businesses b on b.id = w.author_business_id where w.id = ${named}`;
  const { rows: found } = await sql<Case>`
    select b.id, b.company_name as name, b.id as business_id, b.company_name, ${members} as owners
      from businesses b where b.id = ${named}
    union all select p.id, p.name, b.id, b.company_name, ${members}
      from products p join businesses b on b.id = p.business_id where p.id = ${named}
    union all ${writtenBy('posts')}
    union all ${writtenBy('comments')}
    union all select u.id, null, null, null, array[u.id] from users u where u.id = ${named}`.execute(db);
  return new Map(found.map((one) => [one.id, one]));
}

/** The case of an appeal, and whether its sender may object; nothing for other help requests. */
export function appealPart(row: AppealRow, cases: ReadonlyMap<string, Case>): Pick<EnquiryItem, 'appeal'> {
  const appeal = appealOf(row);
  if (appeal === undefined) return {};
  const known = cases.get(appeal.id ?? '');
  if (known === undefined) return { appeal };
  const { businessId: businessID, companyName, name, owners } = known;
  return {
    appeal: {
      ...appeal,
      ...(name !== null && { name }),
      ...(businessID !== null && companyName !== null && { business: { businessID, companyName } }),
      fromOwner: row.senderId !== null && owners.includes(row.senderId),
    },
  };
}
