import type { GuardedFetch, Sites, TokenKeys } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Db } from './db.ts';
import type { Seller } from './membership/seller.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { SearchEngine } from './search/engine/index.ts';
import type { Learned } from './search/learning/learned.ts';
import type { SearchLog } from './search/learning/search-log.ts';
import type { SearchVisitor } from './search/learning/visitor-marks.ts';
import type { Thesaurus } from './search/thesaurus/thesaurus.ts';
import type { ResolveTxt } from './sign-in/resolve-txt.ts';
import type { BudgetedTranslator } from './translation/within-budget.ts';
import type { PictureOf, PrivateFiles } from './uploads/pictures.ts';
import type { PostTarget } from './uploads/receiving/post-target.ts';
import type { FileStore } from './uploads/storing/file-store.ts';
import type { FirstViews } from './visibility/first-views.ts';
import type { VisibilityCounts } from './visibility/visibility-counts.ts';

/** All external dependencies of handlers are passed in here. */
export interface Context {
  /** The primary: for writes, and for reads by logged-in people, who must see their own writes. */
  readonly db: Db;
  /** A replica that may lag behind `db`: for reads by visitors. */
  readonly readDb: Db;
  readonly search: SearchEngine<Db>;
  readonly picture: PictureOf;
  readonly searchLog: SearchLog;
  readonly learned: Learned;
  readonly thesaurus: Thesaurus;
  readonly visibility: VisibilityCounts;
  readonly views: FirstViews;
  readonly privateFiles: PrivateFiles;
  readonly now: () => Date;
  /** Whether limits that are counted from database rows apply, in addition to the rate limiter. */
  readonly limits: boolean;
  /** Whether inquiries need a confirmed e-mail address. */
  readonly verifiedEmailOnly: boolean;
  /** The sender of a request, for counting; null for the portal's own requests. */
  readonly visitorOf: (request: FastifyRequest) => SearchVisitor | null;
  /** The payment provider; null when purchases are off. */
  readonly payments: PaymentProvider | null;
  /** The company on receipts; null if the network names none. */
  readonly seller: Seller | null;
  /** The caller's name with their Idempotency-Key, for calls that share one answer (idempotency/shared.ts). */
  readonly intent?: string | undefined;
  /** The network's signing keys, which also encrypt the secrets of identity providers. */
  readonly tokens: TokenKeys;
  /** Reads the TXT records of a name, each in its parts. */
  readonly resolveTxt: ResolveTxt;
  /** The translation service; null without one. */
  readonly translator: BudgetedTranslator | null;
  /** Asks an address that somebody entered, if it is a public one. */
  readonly askOutside: GuardedFetch;
  readonly sites: Sites;
  /** Limit of one uploaded file, in bytes. */
  readonly uploadLimit: number;
  readonly uploads: {
    /** Stores checked pictures. */
    readonly store: FileStore;
    /** Receives posted files. */
    readonly target: PostTarget;
  };
}

/** A logged-in reader must see their own writes; a visitor may read a lagging replica. */
export const readerFor = (context: Context, viewer: unknown): Db => (viewer ? context.db : context.readDb);
