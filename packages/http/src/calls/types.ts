import type { CallName, calls } from '@wbn/contract';
import type { Shapes } from '@wbn/contract/shapes';
import type { Database, Kysely } from '@wbn/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Viewer } from '../access/viewer.ts';
import type { ExtraCost } from '../limits/costs.ts';

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body'> =
  Shapes[Name] extends Record<Key, infer Schema extends z.core.$ZodType> ? z.output<Schema> : undefined;

/** The call's input, checked and with defaults filled in. */
export interface CallInput<Name extends CallName> {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
}

type Body<Name extends CallName> = z.output<Shapes[Name]['answer']>;
type DataOf<Name extends CallName> = Body<Name> extends { data: infer Data } ? Data : never;
/** The fields beside `data` in the answer, e.g. `session` of a business. */
type SiblingsOf<Name extends CallName> = Omit<Body<Name>, 'success' | 'data'>;

/** The result of a handler: the data, or `withSiblings(data, {…})` if the contract has fields beside it. */
export type CallResult<Name extends CallName> = keyof SiblingsOf<Name> extends never
  ? DataOf<Name>
  : WithSiblings<DataOf<Name>, SiblingsOf<Name>>;

/** The viewer is null only for public calls. */
type ViewerOf<Name extends CallName> = (typeof calls)[Name]['access'] extends 'public' | 'credential'
  ? Viewer | null
  : Viewer;

/**
 * Charges `count` further tokens, before work that only the database can measure. They come from the call's own limit unless `limit` names another.
 * @throws CallError TooManyRequests
 */
export type Spend = (count: number, limit?: ExtraCost['limit']) => Promise<void>;

export interface CallContext<Name extends CallName> {
  readonly input: CallInput<Name>;
  readonly viewer: ViewerOf<Name>;
  /** The requested language; names in the finished answer are translated without the handler. */
  readonly locale: string | undefined;
  readonly db: Kysely<Database>;
  readonly spend: Spend;
  readonly requestID: string;
  readonly request: FastifyRequest;
  /** For headers (cache-control, etag); the body is the handler's result. */
  readonly reply: FastifyReply;
}

export type CallHandler<Name extends CallName> = (context: CallContext<Name>) => Promise<CallResult<Name>>;

export class WithSiblings<Data, Siblings> {
  readonly data: Data;
  readonly siblings: Siblings;

  constructor(data: Data, siblings: Siblings) {
    this.data = data;
    this.siblings = siblings;
  }
}

/** `{success, data, …siblings}` */
export const withSiblings = <Data, Siblings>(data: Data, siblings: Siblings) => new WithSiblings(data, siblings);
