import type { CallName } from '@wbn/contract';
import type { Database, Kysely } from '@wbn/database';
import type { Logger } from 'pino';
import type { TokenKeys } from './access/token-keys.ts';
import type { RequestTimeouts } from './request-timeouts.ts';

/** The origins we know, exact strings such as `https://portal.example` (no path, no trailing slash). Partners' are in the database. */
export interface Sites {
  readonly portal: string;
  readonly accounts: string;
  readonly api: string;
  readonly sisters: readonly string[];
}

export interface AppOptions {
  /** Stands in logs, metrics and messages: 'api', 'accounts'. */
  readonly name: string;
  readonly database: Kysely<Database>;
  readonly sites: Sites;
  readonly tokens: TokenKeys;
  /** Shared with the host site's server: with it in `x-wbn-internal`, its `x-forwarded-for` is believed. */
  readonly internalKey: string;
  readonly limits: 'on' | 'off';
  /** Made by createLogger, so that nothing secret gets out of it. */
  readonly logger: Logger;
  /** Holds each answer against the contract's shape before it is sent: for development and tests. */
  readonly checkAnswers: boolean;
  /** Whether an address is that of a proxy of ours, whose `x-forwarded-for` is believed. Default: there is none. */
  readonly isProxy?: (address: string) => boolean;
  /** Whether this process is about to end: it still serves, and reports itself not ready, so that a balancer sends nothing more. */
  readonly isDraining?: () => boolean;
  readonly tls?: { readonly cert: string | Buffer; readonly key: string | Buffer };
  /** Our own sites may send cookies (the account site). Default false. */
  readonly cookies?: boolean;
  /** Calls at work at once before the next is told to come again; default 400. */
  readonly maxInFlight?: number;
  /** Bytes of one uploaded file, which refusals name. Default: the contract's limit. */
  readonly uploadLimit?: number | undefined;
  /** Milliseconds a call may be at work before it is answered with 503, looked after once a second; default 10,000. */
  readonly callTimeout?: number;
  /** How long who sends may take; default `senders`. */
  readonly senders?: RequestTimeouts;
  /** Names in an answer in another language than English (`?locale=`); an unknown language leaves them as they are. */
  readonly inLanguage?: (call: CallName, body: object, locale: string) => Promise<object>;
  /**
   * Whether an answer to this call (`POST /path/:as-routed`) is kept for the caller under this Idempotency-Key. Such a request is counted
   * as a repeat; whoever answers it must count it as a call (`chargeCall`) if it turns out to be another request.
   */
  readonly isReplay?: (caller: string, idempotencyKey: string, call: string) => Promise<boolean>;
}
