import type { CallName, calls } from '@wbn/contract';
import type { Shapes } from '@wbn/contract/shapes';
import type { Database, Kysely } from '@wbn/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Viewer } from '../access/viewer.ts';

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
/** What stands beside `data` in the answer: `session` of a business, `message` of an update. */
type SiblingsOf<Name extends CallName> = Omit<Body<Name>, 'success' | 'data'>;

/** What a handler returns: the data, or `beside(data, {…})` where the contract has something beside it. */
export type CallResult<Name extends CallName> = keyof SiblingsOf<Name> extends never
  ? DataOf<Name>
  : WithSiblings<DataOf<Name>, SiblingsOf<Name>>;

/** Only calls that anybody may make meet nobody. */
type ViewerOf<Name extends CallName> = (typeof calls)[Name]['access'] extends 'public' | 'credential'
  ? Viewer | null
  : Viewer;

export interface CallContext<Name extends CallName> {
  readonly input: CallInput<Name>;
  readonly viewer: ViewerOf<Name>;
  /** The language asked for; the names of a finished answer are put into it without the handler's help. */
  readonly locale: string | undefined;
  readonly db: Kysely<Database>;
  readonly requestID: string;
  readonly request: FastifyRequest;
  /** For headers (cache-control, etag); the body is what the handler returns. */
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
