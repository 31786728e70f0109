import type { AccessPolicy, Scope } from './access.ts';
import type { ErrorName } from './errors.ts';
import type { LimitName } from './limits.ts';

/** The query parameter with the publishable key, for reads. Changes, and calls with a token, send the header `x-wbn-key`. */
export const keyParameter = 'wbn-key';

/** One call of the network as data, as a client sends it. Server, client, fuzzers and documents are derived from it and from its terms. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without a leading slash; `:name` stands for one path parameter. */
  readonly path: string;
  /** The origin that answers: the API or the account site. */
  readonly host: 'api' | 'accounts';
  /** The row of the access table (access.ts) that says who may call it. */
  readonly access: AccessPolicy;
  /** The scope that a partner page's token must carry. */
  readonly scope: Scope;
  /** A client sends the body as it is, because an empty field clears something here. It leaves empty fields out of every other call. */
  readonly sendsEmpty?: true;
  /** A POST that changes nothing. Where nobody is logged in, a browser sends it as plain text and with the key in the address: without a preflight. */
  readonly reads?: true;
  /** Answers with a stream of events (text/event-stream); `answer` of its shape is one event. */
  readonly stream?: true;
}

/** How a server answers a call. Browsers never read it: it stands in a file of its own, which they do not load. */
export interface CallTerms {
  readonly limit: LimitName;
  /** A query field with comma-separated ids: each ten of them count as one call. */
  readonly countedBy?: string;
  /** Errors besides those of every call (errors.ts, `commonErrors`). */
  readonly errors: readonly ErrorName[];
  /** Asks people with two-step login to confirm that it is them if their login is older than `recentLoginSeconds`. */
  readonly recentLogin?: true;
  /** A call beyond the original requirements: marked `x-` in the OpenAPI document. */
  readonly extension?: true;
}

/** A call with its terms, as a server needs it. */
export type CallDefinition = Call & CallTerms;
