import type { RemovableType } from '@wbn/contract';
import { notifyPerson, queueMail, sql } from '@wbn/database';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

/** Letters of a text that tell its author which one it is. */
const shownLetters = 200;

interface Owner {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string | null;
  readonly businessId: string | null;
  readonly companyName: string | null;
  /** Null for a business, which its name tells. */
  readonly says: string | null;
}

/** Its author, or the owners and admins of the business that wrote or offers it, as far as they may act. */
const ownersOf = (trx: Trx, type: RemovableType, id: string) =>
  sql<Owner>`
  with gone as (
    select author_user_id as person_id, author_business_id as business_id, left(content, ${shownLetters}) as says
      from posts where ${type} = 'post' and id = ${id}
    union all select author_user_id, author_business_id, left(content, ${shownLetters})
      from comments where ${type} = 'comment' and id = ${id}
    union all select null, business_id, name from products where ${type} = 'product' and id = ${id}
    union all select null, id, null from businesses where ${type} = 'business' and id = ${id})
  select u.id, u.email, u.first_name, u.locale, gone.business_id, b.company_name, gone.says
  from gone
  left join businesses b on b.id = gone.business_id
  join users u on ${mayAct('u')} and case when gone.business_id is null then u.id = gone.person_id
    else u.id in (select user_id from business_members where business_id = gone.business_id and role <> 'member') end
  order by u.id`.execute(trx);

/**
 * Tells the owners of what an operator removed, as notification and as mail in their language, with the reason if there is one, in the transaction
 * of the removal.
 */
export async function announceRemoval(trx: Trx, type: RemovableType, id: string, reason: string | null): Promise<void> {
  const { rows } = await ownersOf(trx, type, id);
  for (const { id: userID, email, firstName, locale, businessId, companyName, says } of rows) {
    await notifyPerson(trx, {
      kind: 'removal',
      userID,
      ...(businessId !== null && { businessID: businessId }),
      about: { type, id },
      key: `removal:${id}`,
      data: { title: says, reason },
    });
    await queueMail(trx, {
      to: email,
      template: 'removal',
      locale,
      data: { firstName, type, id, says, companyName, reason },
      dedupeKey: `removal:${id}:${userID}`,
    });
  }
}
