import { endInquiry } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { me } from '../inquiries/speakers.ts';
import type { MessageCenter } from './message-center.ts';

/**
 * Ends the open thread for both sides; does nothing if it has ended. Throws WbnError.
 *
 * @example
 * // POST business/request/r-1/end-request answers {}
 * const center = createMessageCenter(client, { requestID: 'r-1', data: { threads: [inquiry] } });
 * await endThread(client, center);
 * center.get().threads[0].status; // 'closed'
 */
export async function endThread(client: Client, center: MessageCenter): Promise<void> {
  const { requestID: rid, speaker, threads } = center.get();
  if (threads.some(({ requestID, status }) => requestID === rid && status === 'closed')) return;
  try {
    await client.call(endInquiry, { params: { rid }, query: { bid: speaker === me ? undefined : speaker } });
  } catch (error) {
    // The other side ended it a moment before: same result.
    if ((error as Error).name !== 'Closed') throw error;
  }
  center.change(rid, { status: 'closed' });
}
