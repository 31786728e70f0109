import { answer, type CallContext, CallError, type CallResult, recountAsRepeat } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { recordPrivilegedCalls } from './audit/record-privileged-calls.ts';
import { type AnsweredName, handlers } from './calls.ts';
import type { Context } from './context.ts';
import type { Handler } from './handler.ts';
import { asksOutside } from './idempotency/asks-outside.ts';
import { once } from './idempotency/once.ts';
import { shared } from './idempotency/shared.ts';
import { untilGone } from './until-gone.ts';
import { collectNamed } from './uploads/collect.ts';

/** Answers that are the same for everyone and change only with a release. */
const lists: ReadonlySet<AnsweredName> = new Set<AnsweredName>([
  'listCountries',
  'listStates',
  'listGenders',
  'listLanguages',
  'listJobPositions',
  'listBusinessTypes',
  'listIndustries',
  'industryTree',
  'listCategories',
]);

/** Gives every call of the table its route. */
export function registerCalls(app: FastifyInstance, context: Context): void {
  recordPrivilegedCalls(app);
  for (const name of Object.keys(handlers) as AnsweredName[]) {
    if (name === 'createBusiness') app.register(async (scope) => incompleteBusiness(scope, context));
    else register(app, name, context);
  }
}

function register<Name extends AnsweredName>(app: FastifyInstance, name: Name, context: Context): void {
  const handler = handlers[name] as unknown as Handler<Name>;
  answer(app, name, async (call: CallContext<Name>): Promise<CallResult<Name>> => {
    if (lists.has(name)) call.reply.header('cache-control', 'public, max-age=86400');
    const { locale, reply, request, spend, viewer } = call;
    await collectNamed(request.body, viewer, context);
    const visitor = context.visitorOf(request);
    const gone = () => untilGone(reply);
    const run = (inside: Context) => handler({ ...call.input, viewer, locale, spend, visitor, gone }, inside);
    const patience = asksOutside.get(name);
    try {
      return await (patience === undefined
        ? once(request, context, run, written)
        : shared(request, context, run, written, patience));
    } catch (error) {
      // The first request with this key is at work: this one is its repeat, and no call of its own.
      if (isInFlight(error)) await recountAsRepeat(app.wbn, request, reply, request.payer);
      throw error;
    }
  });
}

const isInFlight = (error: unknown): boolean => error instanceof CallError && error.name === 'InFlight';

/** The answer as `answer` will send it. Calls that store their answers have nothing beside `data`. */
const written = (data: unknown): string => JSON.stringify({ success: true, data });

/** Clients know only one message for an incomplete business, whatever is missing or wrong. */
function incompleteBusiness(scope: FastifyInstance, context: Context): void {
  scope.setErrorHandler((error) => {
    const { name, fields } = error as CallError;
    throw name === 'ValidationError' ? new CallError('IncompleteBusiness', { fields }) : error;
  });
  register(scope, 'createBusiness', context);
}
