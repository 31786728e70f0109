import { createHmac } from 'node:crypto';

/** The sender of a request, for counting: never stored as it is. */
export interface SearchVisitor {
  /** The address as the rate limits count it. */
  readonly address: string;
  /** The account, for a logged-in person. */
  readonly userID?: string | undefined;
}

/** The network of an address: the first three bytes of IPv4, the first 48 bits of IPv6. */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.');

export interface VisitorMarks {
  /** The same for all requests of a person or an address on one day. */
  visitor(visitor: SearchVisitor, at: Date): Buffer;
  /** Of a network with a subject, such as the words of a search: equal for the same pair, unrelated for any other. */
  network(visitor: SearchVisitor, ...subject: readonly string[]): Buffer;
  /** Of an account with a subject; null without an account. */
  person(visitor: SearchVisitor, ...subject: readonly string[]): Buffer | null;
}

/** Short hashes: they tell thousands of visitors of one search apart, and hold no more than that. */
const length = 8;

/** @param secret the same in all processes; a new secret makes every visitor new */
export function visitorMarks(secret: string): VisitorMarks {
  const key = createHmac('sha256', secret).update('search log').digest();
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, length);
  return {
    visitor: ({ address, userID }, at) => hash('visitor', at.toISOString().slice(0, 10), userID ?? address),
    network: ({ address }, ...subject) => hash('network', networkOf(address), ...subject),
    person: ({ userID }, ...subject) => (userID === undefined ? null : hash('person', userID, ...subject)),
  };
}
