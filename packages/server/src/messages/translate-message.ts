import { isUuid } from '@wbn/contract';
import { CallError, countedAs, networkOf } from '@wbn/http';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { turnsByPerson } from '../turns/turns-by-person.ts';

/** Translations that a process asks for at the same time. The budget is charged in turn: a refused one costs nothing. */
const inTurn = turnsByPerson({ atOnce: 8, most: 64, mostOfOne: 4 });

/**
 * Only a reader who asks for it sends a message to the service. Nothing is stored: the original stays as it was written, and the call takes no
 * Idempotency-Key, so that it holds no transaction and no connection while the service works.
 */
export const translateMessage: Handler<'translateMessage'> = async (
  { body, gone, params: { rid }, query: { bid }, viewer: reader, visitor },
  { db, translator },
) => {
  const thread = await threadOf(db, reader, rid, bid);
  const { messageID, to } = body;
  const found = await db
    .selectFrom('messages')
    .select('content')
    .where('id', '=', isUuid(messageID) ? messageID : null)
    .where('inquiryId', '=', thread.id)
    .executeTakeFirst();
  if (translator === null || !found?.content) fail('NotFound');
  const { content } = found;
  const { userID } = reader;
  const network = visitor && networkOf(countedAs(visitor.address));
  try {
    const translate = () => translator.translate(content, to, { userID, network });
    return await inTurn(userID, translate, gone(), network ?? undefined);
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    return fail('Unavailable', { cause });
  }
};
