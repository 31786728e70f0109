import type { Call, CallName, calls } from '@wbn/contract';
import type { Shape, Shapes } from '@wbn/contract/shapes';

type Calls = typeof calls;
/** The name of a call in the registry, found by its method and path. */
type NameOf<C extends Call> = {
  [N in CallName]: Calls[N] extends { method: C['method']; path: C['path'] } ? N : never;
}[CallName];
type ShapeOf<C extends Call> = Shapes[NameOf<C>] extends Shape ? Shapes[NameOf<C>] : never;

type In<S, Part extends string> = S extends { [P in Part]: { _zod: { input: infer I } } } ? I : never;
/** Empty fields are allowed, because they are dropped; in a query, numbers become text. */
type Loose<T> = T extends object
  ? {
      [K in keyof T]: T[K] | (string extends T[K] ? number : never) | ('' extends T[K] ? '' : never) | null | undefined;
    }
  : T;
type Part<S, Name extends string> = [In<S, Name>] extends [never]
  ? { readonly [P in Name]?: undefined }
  : object extends In<S, Name>
    ? { readonly [P in Name]?: Loose<In<S, Name>> }
    : undefined extends In<S, Name>
      ? { readonly [P in Name]?: Loose<In<S, Name>> }
      : { readonly [P in Name]: Loose<In<S, Name>> };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key per intent; generated for each writing call if missing. */
  readonly idempotencyKey?: string | undefined;
  /** The answer depends on the viewer, so the call waits until the session is known. Calls that need a login always wait. */
  readonly personal?: boolean | undefined;
  readonly credentials?: RequestCredentials | undefined;
  /** Language of names in the answer; default English. */
  readonly locale?: string | undefined;
}

export type InputOf<C extends Call> = Part<ShapeOf<C>, 'params'> &
  Part<ShapeOf<C>, 'query'> &
  Part<ShapeOf<C>, 'body'> &
  CallOptions;
/** The whole envelope: `{success: true, data}`, with `session` beside it where the call has one. */
export type AnswerOf<C extends Call> = ShapeOf<C> extends { answer: { _zod: { output: infer O } } } ? O : never;

/** Optional if no field is required. */
export type Arguments<C extends Call> = object extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];
