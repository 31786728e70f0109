import { jsonb } from '@wbn/database';
import type { Handler } from '../handler.ts';

/** The need-help form, kept as it was sent; nothing in it is required. */
export const sendEnquiry: Handler<'sendEnquiry'> = async ({ body, viewer }, { db }) => {
  await db
    .insertInto('enquiries')
    .values({
      userId: viewer?.userID ?? null,
      email: body.email || null,
      countryCode: body.country?.toUpperCase() || null,
      fields: jsonb({ ...body }),
    })
    .execute();
  return {};
};
