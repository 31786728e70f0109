import { jsonb } from '@wbn/database';
import type { Handler } from '../handler.ts';

/** Stores the need-help form as sent. All its fields are optional. */
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
