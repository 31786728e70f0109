import type { AccessPolicy, Scope } from './access.ts';
import type { ErrorName } from './errors.ts';
import type { LimitName } from './limits.ts';

/** One call of the network, as data. Server, client, fuzzers and documents are derived from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without a leading slash; `:name` stands for one path parameter. */
  readonly path: string;
  /** Which origin answers: the API or the account site. */
  readonly host: 'api' | 'accounts';
  /** The row of the access table (access.ts) that says who may call it. */
  readonly access: AccessPolicy;
  /** The scope that a partner page's token must carry. */
  readonly scope: Scope;
  readonly limit: LimitName;
  /** A query field that lists ids with commas between: every ten of them, or fewer, count as one call. */
  readonly countedBy?: string;
  /** What it may answer beyond the errors every call shares (errors.ts, `commonErrors`). */
  readonly errors: readonly ErrorName[];
  /** Not a call of the seeds: listed as `x-` in the documents. */
  readonly extension?: true;
  /** Answers a stream of events (text/event-stream); `answer` of its shape is one of them. */
  readonly stream?: true;
}
