import { fill } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { otherParty } from '../messages/threads.ts';

/** The text of a saved answer for a conversation: `{name}` is the other side, `{product}` the product, or the subject where there is none. */
export const fillTemplate = (content: string, thread: Inquiry, partyID: string): string =>
  fill(content, { name: otherParty(thread, partyID).name, product: thread.product?.name ?? thread.subject });
