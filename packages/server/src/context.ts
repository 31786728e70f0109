import type { Sites } from '@wbn/http';
import type { BoostCounts } from './boosts/boost-counts.ts';
import type { Db } from './db.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { SearchEngine } from './search/engine/index.ts';
import type { FileStore } from './uploads/file-store.ts';
import type { FileAddress, PictureOf } from './uploads/pictures.ts';
import type { PostTarget } from './uploads/post-target.ts';

/** What handlers get besides their input: everything that touches the outside comes in here. */
export interface Context {
  /** The primary: writes, and what a signed-in person may just have written. */
  readonly db: Db;
  /** May lag a little behind `db`: for what visitors read. */
  readonly readDb: Db;
  readonly search: SearchEngine<Db>;
  readonly picture: PictureOf;
  readonly boosts: BoostCounts;
  readonly fileAddress: FileAddress;
  readonly now: () => Date;
  /** Whether limits that are counted from rows are kept, beside the rate limiter's. */
  readonly limits: boolean;
  /** Whether inquiries need a confirmed e-mail address. */
  readonly verifiedEmailOnly: boolean;
  /** Who charges cards; null when purchases are off. */
  readonly payments: PaymentProvider | null;
  /** The call's Idempotency-Key with who sends it, for calls that are answered together (idempotency/shared.ts). */
  readonly intent?: string | undefined;
  readonly sites: Sites;
  /** Bytes of one uploaded file. */
  readonly uploadLimit: number;
  readonly uploads: {
    /** Where pictures lie once they are ours. */
    readonly store: FileStore;
    /** Where files are posted to. */
    readonly target: PostTarget;
  };
}

/** A signed-in reader must see their own write; a visitor may be a moment late. */
export const readerFor = (context: Context, viewer: unknown): Db => (viewer ? context.db : context.readDb);
