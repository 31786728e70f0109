import { inquiriesToOneBusiness } from '@wbn/contract';
import { type Row, sql } from '@wbn/database';
import { lockSpeaker } from '../businesses/lock-role.ts';
import { assertSpeaksFor } from '../businesses/roles.ts';
import { type Db, inTransaction } from '../db.ts';
import { publishToThread } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { mailInquiry } from '../notifications/mail-inquiry.ts';
import { notify } from '../notifications/notify.ts';
import { assertExists } from '../resources/resource.ts';

/** Opens a thread with a business. The sender is the user, or a business that they speak for (`from`). */
export const sendInquiry: Handler<'sendInquiry'> = async ({ body, viewer: sender, visitor }, context) => {
  const { db } = context;
  await assertSpeaksFor(db, sender, body.from);
  await assertExists(db, body.to, 'business');
  if (body.from === body.to) fail('ValidationError', { fields: ['to'] });
  const product = body.productID === undefined ? undefined : await productOf(db, body.productID, body.to);
  if (context.verifiedEmailOnly && !sender.emailVerified) fail('EmailNotVerified');
  const requestID = await inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, sender, body.from, body.to);
    await lockSpeaker(trx, sender, body.from);
    if (context.limits) await assertInquiryLimit(trx, sender.userID, body.to);
    const inquiry = await trx
      .insertInto('inquiries')
      .values({
        ...(body.from === undefined ? { fromUserId: sender.userID } : { fromBusinessId: body.from }),
        toBusinessId: body.to,
        openedBy: sender.userID,
        productId: product?.id ?? null,
        subject: body.subject,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('messages')
      .values({
        inquiryId: inquiry.id,
        side: 'S',
        content: body.message,
        senderUserId: sender.userID,
        senderBusinessId: body.from ?? null,
      })
      .execute();
    const about = { type: 'inquiry', id: inquiry.id };
    await notify(trx, { kind: 'inquiry', actor: sender, businessID: body.from, owns: body.to, about });
    await mailInquiry(trx, sender, { ...body, id: inquiry.id, product: product && namedProduct(product) });
    await publishToThread(trx, inquiry.id, 'message');
    return inquiry.id;
  });
  context.searchLog.chose(visitor, { act: 'inquire', id: product?.id ?? body.to, businessID: body.to });
  return { requestID };
};

type InquiredProduct = Pick<Row<'products'>, 'id' | 'name' | 'externalId'>;

/** With the business's own reference, by which its people know the product: `Ball valve (BV-40)`. */
const namedProduct = ({ externalId, name }: InquiredProduct) => (externalId ? `${name} (${externalId})` : name);

/** @throws Gone for a removed product; ValidationError for a product of another business */
async function productOf(db: Db, id: string, businessID: string): Promise<InquiredProduct> {
  await assertExists(db, id, 'product');
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'externalId'])
    .where('id', '=', id)
    .where('businessId', '=', businessID)
    .executeTakeFirst();
  return product ?? fail('ValidationError', { fields: ['productID'] });
}

/** The rate limiter limits all inquiries together. This limit, of one sender to one business, is counted from the rows. */
async function assertInquiryLimit(trx: Db, userID: string, businessID: string) {
  const { burst, seconds } = inquiriesToOneBusiness;
  // The lock serialises requests of one sender, so that each counts those before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inquire:${userID}`}, 0))`.execute(trx);
  const { sent } = await trx
    .selectFrom('inquiries')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .where('openedBy', '=', userID)
    .where('toBusinessId', '=', businessID)
    .where('createdAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  if (sent >= burst) fail('TooManyRequests', { retryAfter: seconds / burst });
}
