import { fetchedPictureLimit, uploadLimit } from '@wbn/contract';
import {
  type AppOptions,
  addressOf,
  createApp,
  currentSecret,
  type Guard,
  guardedFetch,
  isLoopbackSite,
  openApi,
  postgresLimiter,
  type RotatingSecret,
} from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { watchBoosts } from './boosts/end-boosts.ts';
import { watchCertificates } from './businesses/expired-certificates.ts';
import { compressAnswers } from './compress-answers.ts';
import type { Context } from './context.ts';
import type { Db } from './db.ts';
import { watchEnquiries } from './enquiry/remove-answered.ts';
import type { Bus } from './events/bus.ts';
import { createHub } from './events/hub.ts';
import { measureStreams } from './events/measure-streams.ts';
import { streamContentChanges } from './events/stream-content-changes.ts';
import { type StreamOptions, streamEvents } from './events/stream-events.ts';
import { answerRepeats } from './idempotency/hooks.ts';
import { keptAnswer } from './idempotency/store.ts';
import type { Seller } from './membership/seller.ts';
import { keepMessageWords } from './messages/store-message-words.ts';
import { sendPushes } from './notifications/push/send-pushes.ts';
import { measureNetwork } from './operator/measure-network.ts';
import { openProvider, type PaymentOptions } from './payments/open-provider.ts';
import { reconcileRegularly } from './payments/reconcile-regularly.ts';
import { receiveWebhooks } from './payments/webhook.ts';
import { inLanguage } from './reference-data/in-language.ts';
import { registerCalls } from './register.ts';
import { watchSavedSearches } from './saved-searches/watch-saved-searches.ts';
import { createSearchEngine } from './search/engine/index.ts';
import { indexNewUsers } from './search/indexing/index-new-users.ts';
import { unindexRemoved } from './search/indexing/unindex-removed.ts';
import { createLearned } from './search/learning/learned.ts';
import { createSearchLog } from './search/learning/search-log.ts';
import { visitorMarks } from './search/learning/visitor-marks.ts';
import { watchSearchLog } from './search/learning/watch-search-log.ts';
import { renewAfterUpgrade } from './search/reindex/renew-after-upgrade.ts';
import { createThesaurus } from './search/thesaurus/thesaurus.ts';
import { hearThesaurus, watchThesaurus } from './search/thesaurus/watch-thesaurus.ts';
import { sendDescription } from './send-description.ts';
import { type ResolveTxt, resolveTxt } from './sign-in/resolve-txt.ts';
import { keepFeedsShort } from './timelines/trim-feeds.ts';
import { openTranslator, type TranslationOptions } from './translation/open-translator.ts';
import { type BudgetedTranslator, withinBudget } from './translation/within-budget.ts';
import { filesOn, picturesOn, privateFilesOn } from './uploads/pictures.ts';
import { ownEndpoint } from './uploads/receiving/post-target.ts';
import { receivePath, receiveUploads } from './uploads/receiving/receive.ts';
import { keepUploadsClean } from './uploads/removal/clean.ts';
import { keepPrivateFilesPrivate } from './uploads/removal/make-private.ts';
import { diskStore } from './uploads/storing/file-store.ts';
import { linksSignedBy } from './uploads/storing/private-links.ts';
import type { Bucket } from './uploads/storing/s3/open-bucket.ts';
import { watchVerifications } from './verification/expire-verifications.ts';
import { firstViews } from './visibility/first-views.ts';
import { visibilityCounts } from './visibility/visibility-counts.ts';
import { watchVisibility } from './visibility/watch-visibility.ts';

export interface ServerOptions extends Omit<AppOptions, 'name' | 'isReplay' | 'cookies'> {
  /** For reads by visitors; may lag behind. Default: the database itself. */
  readonly readDatabase?: Db;
  /** Two connections that hold the locks of the search's upkeep while it works on the database. Default: those of the database. */
  readonly guards?: Db;
  /** The public address of `createFiles`, without a trailing slash. */
  readonly filesOrigin: string;
  /** The folder of uploaded files, which `createFiles` serves. */
  readonly filesFolder: string;
  /** A bucket (`openBucket`) instead of the folder: it receives and stores the files. */
  readonly bucket?: Bucket;
  /** Signs upload grants; at least 32 characters, the same in all processes. */
  readonly uploadSecret: RotatingSecret;
  /** The payment provider. Without it purchases are off. */
  readonly payments?: PaymentOptions | undefined;
  /** The company on receipts, and its tax. */
  readonly seller?: Seller | undefined;
  /** Whether inquiries need a confirmed e-mail address. Default false. */
  readonly verifiedEmailOnly?: boolean;
  /** Announces events that any process writes: `postgresBus(url)`. Without it there are no live events, and `/events` answers 404. */
  readonly bus?: Bus | undefined;
  /** Reads TXT records, by which businesses prove their domains. Default: the system's DNS servers. */
  readonly resolveTxt?: ResolveTxt;
  /** Finds the addresses of hosts of pictures. Default: the system's resolver. */
  readonly lookup?: Guard['lookup'] | undefined;
  /** Limits of live streams, for tests. */
  readonly streams?: Partial<Omit<StreamOptions, 'db' | 'hub'>>;
  /** The service that translates messages. Without it there is no translation. */
  readonly translation?: TranslationOptions | undefined;
  /** The version in /openapi.json. */
  readonly version?: string;
  /** The clock of grants and of timestamps that the server writes. */
  readonly now?: () => Date;
}

/**
 * The API: every contract call with host 'api', /openapi.json, health, metrics, and the receiver of signed uploads. Migrate the database
 * first (with `serverMigrations`). The caller starts it with `listen` and ends it with `close`.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  if (currentSecret(options.uploadSecret).length < 32)
    throw new Error('The secret of uploads must have at least 32 characters.');
  const db = options.database;
  const isReplay = async (caller: string, key: string, call: string) =>
    (await keptAnswer(db, caller, key))?.call === call;
  const app = createApp({ ...options, name: 'api', isReplay, inLanguage });
  const context = contextOf(options);
  compressAnswers(app);
  app.after(() => {
    answerRepeats(app, context);
    if (options.bus) openStreams(app, context, options.bus, options.streams);
    registerCalls(app, context);
    if (options.bucket === undefined) receiveUploads(app, context, options.uploadSecret, options.filesFolder);
  });
  measureNetwork(app, context.db);
  keepUploadsClean(app, context);
  keepPrivateFilesPrivate(app, context);
  keepFeedsShort(app, context);
  keepMessageWords(app, context);
  indexNewUsers(app, context);
  receiveWebhooks(app, context);
  reconcileRegularly(app, context);
  unindexRemoved(app, context);
  renewAfterUpgrade(app, context);
  watchVerifications(app, context);
  watchBoosts(app, context);
  watchCertificates(app, context);
  watchEnquiries(app, context);
  watchVisibility(app, context);
  watchSavedSearches(app, context);
  sendPushes(app, context);
  watchSearchLog(app, context);
  watchThesaurus(app, context);
  sendDescription(app, () => describe(options));
  app.addHook('onClose', async () => context.search.idle());
  return app;
}

function openStreams(app: FastifyInstance, context: Context, bus: Bus, limits: ServerOptions['streams']): void {
  const { db } = context;
  const hub = createHub(db, bus, app.log);
  app.addHook('onClose', () => hub.close());
  measureStreams(app, hub);
  streamEvents(app, { db, hub, ...limits });
  streamContentChanges(app, hub);
  hearThesaurus(hub, context);
}

const describe = ({ sites, version = '0.1.0' }: ServerOptions): object =>
  openApi({ servers: [sites.api], version, host: 'api' });

function translatorOf({ database, logger, translation }: ServerOptions, now: () => Date): BudgetedTranslator | null {
  const service = openTranslator(translation);
  if (service === null || translation === undefined) return null;
  const { charactersADay } = translation;
  const onUsedUp = () =>
    logger.error({ charactersADay }, 'the budget for translations is used up: no message is translated for a while');
  return withinBudget(service, { charactersADay, limiter: postgresLimiter(database), now, onUsedUp });
}

const contextOf = (options: ServerOptions): Context => {
  const now = options.now ?? (() => new Date());
  const marks = visitorMarks(currentSecret(options.uploadSecret));
  const thesaurus = createThesaurus(options.database, (err) =>
    options.logger.warn({ err }, 'the words that operators added to the thesaurus could not be read'),
  );
  const fileAddress = filesOn(options.filesOrigin);
  return {
    db: options.database,
    readDb: options.readDatabase ?? options.database,
    search: createSearchEngine(options.database, {
      guards: options.guards ?? options.database,
      onUpkeepError: (err) => options.logger.warn({ err }, 'the search index could not refresh its statistics'),
    }),
    picture: picturesOn(fileAddress),
    searchLog: createSearchLog(options.database, marks, now),
    learned: createLearned(options.database, thesaurus.lexicon),
    thesaurus,
    visitorOf: (request) => {
      const address = addressOf(request, options.internalKey);
      return address === null ? null : { address, userID: request.viewer?.userID };
    },
    visibility: visibilityCounts(options.database),
    views: firstViews(marks, now),
    privateFiles: privateFilesOn(fileAddress, linksSignedBy(currentSecret(options.uploadSecret), now)),
    now,
    limits: options.limits === 'on',
    verifiedEmailOnly: options.verifiedEmailOnly ?? false,
    payments: openProvider(options.payments),
    seller: options.seller ?? null,
    tokens: options.tokens,
    resolveTxt: options.resolveTxt ?? resolveTxt,
    translator: translatorOf(options, now),
    askOutside: guardedFetch({
      allowsLoopback: isLoopbackSite(options.sites.api),
      timeout: 8_000,
      ...(options.lookup && { lookup: options.lookup }),
      maxBytes: fetchedPictureLimit,
    }),
    sites: options.sites,
    uploadLimit: options.uploadLimit ?? uploadLimit,
    uploads: options.bucket ?? {
      store: diskStore(options.filesFolder),
      target: ownEndpoint(`${options.sites.api}${receivePath}`, currentSecret(options.uploadSecret)),
    },
  };
};
