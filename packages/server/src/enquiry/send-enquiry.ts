import { jsonb } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Handler } from '../handler.ts';

/**
 * The account that operators read as the sender: only that of a login on our own sites, by the person alone. The script of a partner's page, and
 * the administrators of an identity provider, could ask for help in the name of somebody who is logged in there.
 */
const senderOf = (viewer: Viewer | null): string | null =>
  viewer === null || viewer.kind === 'partner' || viewer.isByProvider ? null : viewer.userID;

/** Stores the need-help form as sent. All its fields are optional. */
export const sendEnquiry: Handler<'sendEnquiry'> = async ({ body, viewer }, { db }) => {
  await db
    .insertInto('enquiries')
    .values({
      userId: senderOf(viewer),
      email: body.email || null,
      countryCode: body.country?.toUpperCase() || null,
      fields: jsonb({ ...body }),
    })
    .execute();
  return {};
};
