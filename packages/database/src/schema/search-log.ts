import type { Generated } from 'kysely';
import type { TimestampNow } from './columns.ts';

/** One page of results that was shown. Rows are removed after 90 days. */
export interface SearchLogTable {
  id: Generated<number>;
  at: TimestampNow;
  kind: 'business' | 'product';
  words: string;
  total: number;
  skipped: Generated<number>;
  shown: Generated<string[]>;
  /** Links choices to this search; emptied within an hour. */
  visitor: Buffer | null;
  /** Keyed hash of the network and the words. */
  mark: Buffer;
}

/** A result that was chosen, once for each network. */
export interface SearchChoiceTable {
  kind: 'business' | 'product';
  words: string;
  resourceId: string;
  act: 'open' | 'inquire';
  /** Keyed hashes of the network, and of the account if any, each with the words and the resource. */
  mark: Buffer;
  person: Buffer | null;
  at: TimestampNow;
}

/** Networks from which members of a business have opened their own pages: their choices of it do not count. */
export interface SearchOwnNetworkTable {
  businessId: string;
  network: Buffer;
  at: TimestampNow;
}
