import type { CallName } from '@wbn/contract';
import type { CallContext, CallInput, CallResult } from '@wbn/http';
import type { Context } from './context.ts';

/** The checked input of a call, the viewer (null only on public calls) and the locale. */
export type Input<Name extends CallName> = CallInput<Name> & Pick<CallContext<Name>, 'viewer' | 'locale'>;

/** The handler of a call: takes its input and the context, returns the `data` of the answer. Refuses with `fail`. */
export type Handler<Name extends CallName> = (input: Input<Name>, context: Context) => Promise<CallResult<Name>>;
