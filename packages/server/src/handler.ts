import type { CallName } from '@wbn/contract';
import type { CallContext, CallInput, CallResult } from '@wbn/http';
import type { Context } from './context.ts';
import type { SearchVisitor } from './search/learning/visitor-marks.ts';

/** The checked input of a call, the viewer (null only on public calls), the locale, the charge for costly work, the sender for the search log, and a signal that the client has left. */
export type Input<Name extends CallName> = CallInput<Name> &
  Pick<CallContext<Name>, 'viewer' | 'locale' | 'spend'> & {
    readonly visitor: SearchVisitor | null;
    gone(): AbortSignal;
  };

/** The handler of a call: takes its input and the context, returns the `data` of the answer. Refuses with `fail`. */
export type Handler<Name extends CallName> = (input: Input<Name>, context: Context) => Promise<CallResult<Name>>;
