import { type CallDefinition, type CallName, definitionOf } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type AdmitOptions, admit } from '../access/admit.ts';
import { unavailable } from '../errors/call-error.ts';
import { chargeExtra } from '../limits/charge.ts';
import { extraCostOf } from '../limits/costs.ts';
import { refusalLimit } from '../limits/refusal-limit.ts';
import { isLevelEnabled, logOf } from '../logs/logger.ts';
import { redact } from '../logs/redact.ts';
import { type RawInput, readInput, readLocale } from './read-input.ts';
import { type CallContext, type CallHandler, type Spend, WithSiblings } from './types.ts';

/**
 * Registers a call of the contract: method, path, access, quota and shapes come from the contract, the handler returns the data.
 * `answer(app, 'readProduct', async ({ input, db }) => …)`. The handler refuses with `throw new CallError('NotFound')`.
 */
export function answer<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
  options: AdmitOptions = {},
): void {
  const call = definitionOf(name);
  const shape: Shape = shapes[name];
  const isCounted = app.wbn.options.limits === 'on' && options.limit !== 'own';
  const refusals = options.refusals && refusalLimit(app, options.refusals);
  app.route({
    method: call.method,
    url: `/${call.path}`,
    config: { call: name },
    onRequest: [admit(app, name, options), ...(refusals ? [refusals.onRequest] : [])],
    ...(refusals && { onResponse: refusals.onResponse }),
    handler: async (request, reply) => {
      // admit.ts did not count the request while its body arrived; count it again now.
      if (call.method !== 'GET' && !app.wbn.pressure.enter(reply)) throw unavailable();
      // Private by default: a shared cache must never store personal answers.
      reply.header('cache-control', 'no-store');
      const { locale, asked } = readLocale(request);
      const input = readInput(shape, asked);
      logInput(request, call, input);
      const spend: Spend = async (count, limit = call.limit) => {
        if (isCounted && count > 0) await chargeExtra(app.wbn, call, { limit, count }, request, reply);
      };
      const extra = isCounted ? extraCostOf(name, input) : undefined;
      if (extra) await chargeExtra(app.wbn, call, extra, request, reply);
      const result: unknown = await handler({
        input,
        viewer: request.viewer,
        locale,
        db: app.wbn.db,
        spend,
        requestID: request.id,
        request,
        reply,
      } as CallContext<Name>);
      const body =
        result instanceof WithSiblings
          ? { success: true, data: result.data, ...result.siblings }
          : { success: true, data: result };
      if (app.wbn.options.checkAnswers) check(name, shape, body);
      const { inLanguage } = app.wbn.options;
      return locale && inLanguage ? inLanguage(name, body, locale) : body;
    },
  });
}

/** At debug only: the request id links it to the server-rendered page. */
function logInput(request: FastifyRequest, call: CallDefinition, input: RawInput): void {
  if (!isLevelEnabled(request.log, 'debug')) return;
  if (call.access === 'public' && call.limit !== 'enquiry') logOf(request).debug({ input: redact(input) }, 'asked');
}

function check(name: CallName, shape: Shape, body: unknown): void {
  // As the client will read it: dates are texts, undefined is gone.
  const parsed = z.safeParse(shape.answer, JSON.parse(JSON.stringify(body)));
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message} (${issue.code})`);
  throw new Error(`The answer of ${name} breaks the contract: ${issues.slice(0, 5).join('; ')}`);
}
