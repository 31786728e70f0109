import type { Database, Kysely } from '@wbn/database';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './access/caller.ts';
import type { PartnerKeys } from './access/partner-keys.ts';
import type { Viewer } from './access/viewer.ts';
import type { Metrics } from './health/metrics.ts';
import type { Pressure } from './health/pressure.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Payer } from './limits/payer.ts';
import type { AppOptions } from './options.ts';

/** State that the parts of one app share; `app.wbn`. */
export interface AppContext {
  readonly options: AppOptions;
  readonly db: Kysely<Database>;
  readonly partnerKeys: PartnerKeys;
  readonly limiter: Limiter;
  readonly pressure: Pressure;
  readonly metrics: Metrics;
  callerOf(request: FastifyRequest): Caller | Promise<Caller>;
}

declare module 'fastify' {
  interface FastifyInstance {
    wbn: AppContext;
  }
  interface FastifyRequest {
    caller: Caller;
    viewer: Viewer | null;
    /** Whose limits the request takes from; undefined: those of its address. */
    payer: Payer | undefined;
    /** The limit counted it as a repeat of a stored answer, not as its call. */
    isRepeat: boolean;
    /** Whether a limit has counted it, also where limits are off. */
    isCounted: boolean;
  }
  interface FastifyContextConfig {
    /** Name of the contract call, for logs and metrics. */
    call?: string;
  }
}
