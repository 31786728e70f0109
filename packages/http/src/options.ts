import type { CallName } from '@wbn/contract';
import type { Database, Kysely, PoolFigures } from '@wbn/database';
import type { Logger } from 'pino';
import type { SecondFactorRule } from './access/second-factor.ts';
import type { TokenKeys } from './access/token-keys.ts';
import type { RequestTimeouts } from './request-timeouts.ts';
import type { RotatingSecret } from './secrets/rotating.ts';

/** Known origins as exact strings such as `https://portal.example` (no path, no trailing slash). Partner origins are in the database. */
export interface Sites {
  readonly portal: string;
  readonly accounts: string;
  readonly api: string;
  readonly sisters: readonly string[];
}

export interface AppOptions {
  /** Used in logs, metrics and messages: 'api', 'accounts'. */
  readonly name: string;
  readonly database: Kysely<Database>;
  /** The connections of this process to the database, for the metrics. Default: not measured. */
  readonly pools?: (() => readonly PoolFigures[]) | undefined;
  readonly sites: Sites;
  readonly tokens: TokenKeys;
  /** Shared with the host site's server: its `x-forwarded-for` is trusted if it sends this key in `x-wbn-internal`. */
  readonly internalKey: RotatingSecret;
  readonly limits: 'on' | 'off';
  /** The duty of two-step login besides that of members of businesses that require it. Default: none. */
  readonly secondFactor?: SecondFactorRule | undefined;
  /** Created by createLogger, which redacts secrets. */
  readonly logger: Logger;
  /** Checks each answer against the contract's shape before sending: for development and tests. */
  readonly checkAnswers: boolean;
  /** Whether an address belongs to a trusted proxy, whose `x-forwarded-for` is used. Default: none. */
  readonly isProxy?: (address: string) => boolean;
  /** Whether this process will end soon: it still serves but reports itself not ready, so that a load balancer sends nothing more. */
  readonly isDraining?: () => boolean;
  readonly tls?: { readonly cert: string | Buffer; readonly key: string | Buffer };
  /** The calls to which our own sites may send cookies (the account site, whose pages no other site may read). Default: none. */
  readonly cookieCalls?: readonly CallName[];
  /** Most running calls before new ones are refused; default 400. */
  readonly maxInFlight?: number;
  /** Upload limit in bytes, for error messages. Default: the contract's limit. */
  readonly uploadLimit?: number | undefined;
  /** Milliseconds that a call may run before it is answered with 503, checked once a second; default 10,000. */
  readonly callTimeout?: number;
  /** Time limits for receiving a request; default `requestTimeouts`. */
  readonly requestTimeouts?: RequestTimeouts;
  /** Translates names in an answer (`?locale=`); an unknown language leaves them unchanged. */
  readonly inLanguage?: (call: CallName, body: object, locale: string) => Promise<object>;
  /**
   * Whether an answer to this call (`POST /path/:as-routed`) is stored for the caller and this Idempotency-Key. Such a request counts as a
   * repeat; if it turns out to be a different request, the code that answers must count it as a call (`chargeCall`).
   */
  readonly isReplay?: (caller: string, idempotencyKey: string, call: string) => Promise<boolean>;
}
