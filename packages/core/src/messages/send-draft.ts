import { sendMessage } from '@wbn/contract';
import { createIntent, type Intent } from '../api/intent.ts';
import { browserPlatform, type Platform } from '../platform.ts';
import type { MessageCenter } from './message-center.ts';
import { identityIn } from './message-center-state.ts';

/** By message center, so that a text whose answer was lost is not sent twice, also after its thread was left and opened again. */
const intents = new WeakMap<MessageCenter, Intent>();

function intentOf(center: MessageCenter, platform: Pick<Platform, 'random'>): Intent {
  const intent = intents.get(center) ?? createIntent(platform);
  intents.set(center, intent);
  return intent;
}

/**
 * Sends the draft of the open thread. Does nothing if it is empty, the thread is closed, or another message is being sent. If it fails, the
 * text is a draft again. Throws WbnError.
 *
 * @example
 * // POST business/request/r-1/send-message answers { datetime: '2024-03-05T09:20:00Z', from: 'R' }
 * // GET business/request/r-1/get-messages answers [{ messageID: 'm-2', content: 'From 10 to 50 mm.', from: 'R' }]
 * const center = createMessageCenter(client, { speaker: 'b-1', requestID: 'r-1' });
 * center.write({ draft: 'From 10 to 50 mm.' });
 * await sendDraft(center); // true
 * center.get().messages.length; // 1
 */
export async function sendDraft(
  center: MessageCenter,
  platform: Pick<Platform, 'random'> = browserPlatform,
): Promise<boolean> {
  const { draft, files, requestID, sending, threads } = center.get();
  const content = draft.trim();
  const isClosed = threads.some((one) => one.requestID === requestID && one.status === 'closed');
  if (!(content || files.length) || sending !== undefined || isClosed) return false;
  const message = { ...identityIn(center.get()), body: { content, attachments: [...files] } };
  center.write({ draft: '', files: [] }, requestID);
  center.note({ sending: content });
  try {
    const { data: sent } = await intentOf(center, platform)(JSON.stringify(message), (idempotencyKey) =>
      center.call(sendMessage, { ...message, idempotencyKey }),
    );
    center.change(requestID, { lastMessage: { content, datetime: sent.datetime, from: sent.from } });
    if (center.get().requestID === requestID) await center.readThread().catch(() => {});
    return true;
  } catch (error) {
    // Keeps both the failed text and text that was typed since.
    const later = center.drafts.get(requestID)?.draft;
    center.write({ draft: later ? `${content}\n${later}` : draft, files }, requestID);
    if ((error as Error).name === 'Closed') center.change(requestID, { status: 'closed' });
    throw error;
  } finally {
    if (center.get().requestID === requestID) center.note({ sending: undefined });
  }
}
