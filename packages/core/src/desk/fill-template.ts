import { fill } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { otherParty } from '../messages/threads.ts';

/**
 * The text of a saved answer for a conversation: `{name}` is the other side, `{product}` the product, or the subject where there is none.
 *
 * @example fillTemplate('Dear {name}, about {product}:', inquiry, 'b-1') // 'Dear Lina Costa, about Ball valve:'
 */
export const fillTemplate = (content: string, thread: Inquiry, partyID: string): string =>
  fill(content, { name: otherParty(thread, partyID).name, product: thread.product?.name ?? thread.subject });
