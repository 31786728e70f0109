import { logOf, refusalLimit } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { acceptEvent } from './accept-event.ts';
import { BadSignature, type ChargeEvent, type PaymentProvider } from './provider.ts';

/** The path of the provider's webhooks. It is not a call of the contract: the provider defines its form. */
export const webhookPath = '/payments/webhook';

/** The signature covers the exact bytes, so they are read before any parser. */
export function receiveWebhooks(app: FastifyInstance, context: Context): void {
  const provider = context.payments;
  if (provider === null) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, refusalLimit(app, 'webhook'), async (request) => {
      const event = await read(provider, request.body, request.headers, context.now());
      if (event === null) return { received: true };
      const accepted = await acceptEvent(context, provider.name, event);
      logOf(request).info({ event: event.id, type: event.type, accepted }, 'a payment event');
      if (accepted === 'refused') fail('ValidationError', { fields: ['charge'] });
      return { received: true };
    });
  });
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

async function read(
  provider: PaymentProvider,
  body: unknown,
  headers: Headers,
  now: Date,
): Promise<ChargeEvent | null> {
  try {
    return await provider.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, now);
  } catch (cause) {
    if (cause instanceof BadSignature) fail('ValidationError', { fields: ['signature'], cause });
    throw cause;
  }
}
