import type { CallName } from '@wbn/contract';
import type { CallContext, CallInput, CallResult } from '@wbn/http';
import type { Context } from './context.ts';

/** What a call was given, checked against its shapes, who asks (null only where anybody may), and in which language. */
export type Input<Name extends CallName> = CallInput<Name> & Pick<CallContext<Name>, 'viewer' | 'locale'>;

/** A call: its input and the outside world in, the answer's data out. It refuses with `fail`. */
export type Handler<Name extends CallName> = (input: Input<Name>, context: Context) => Promise<CallResult<Name>>;
