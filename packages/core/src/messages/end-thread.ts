import { endInquiry } from '@wbn/contract';
import type { MessageCenter } from './message-center.ts';
import { identityIn } from './message-center-state.ts';

/**
 * Ends the open thread for both sides; does nothing if it has ended. Throws WbnError.
 *
 * @example
 * // POST business/request/r-1/end-request answers {}
 * const center = createMessageCenter(client, { requestID: 'r-1', data: { threads: [inquiry] } });
 * await endThread(center);
 * center.get().threads[0].status; // 'closed'
 */
export async function endThread(center: MessageCenter): Promise<void> {
  const { requestID: rid, threads } = center.get();
  if (threads.some(({ requestID, status }) => requestID === rid && status === 'closed')) return;
  try {
    await center.call(endInquiry, identityIn(center.get()));
  } catch (error) {
    // The other side ended it a moment before: same result.
    if ((error as Error).name !== 'Closed') throw error;
  }
  center.change(rid, { status: 'closed' });
}
