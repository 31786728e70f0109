import { bodyLimit } from '@wbn/contract';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { callers } from './access/caller.ts';
import { countKeyUsage } from './access/key-usage.ts';
import { partnerKeys } from './access/partner-keys.ts';
import { readJson } from './calls/read-json.ts';
import type { AppContext } from './context.ts';
import { answerErrors, failure, refuseBrokenRequest } from './errors/answers.ts';
import { rememberPaths } from './errors/known-paths.ts';
import { translate } from './errors/translate.ts';
import { crossOrigin } from './headers/cors.ts';
import { mediaConstraint } from './headers/media-constraint.ts';
import { requestID } from './headers/request-id.ts';
import { securityHeaders, sendSecurityHeaders } from './headers/security.ts';
import { measure, metrics } from './health/metrics.ts';
import { pressure, releasePressure } from './health/pressure.ts';
import { healthRoutes } from './health/routes.ts';
import { httpServer } from './http-server.ts';
import { approximateLimiter, routedLimiter } from './limits/approximate-limiter.ts';
import { lookUpCharger } from './limits/charge-look-up.ts';
import { keepBuckets } from './limits/keep-buckets.ts';
import { noLimiter, postgresLimiter } from './limits/limiter.ts';
import { accessLog } from './logs/access-log.ts';
import { withoutChildren } from './logs/logger.ts';
import type { AppOptions } from './options.ts';
import { takePolicyReports } from './policy-reports/take-reports.ts';
import { closeInTime } from './shutdown.ts';

/**
 * A Fastify app with the common parts of API and account site: headers, CORS, JSON bodies, errors, logs, limits, health, metrics. `answer`
 * adds calls. `app.close()` closes it.
 */
export function createApp(options: AppOptions): FastifyInstance {
  const app = fastify(serverOptions(options));
  const context = contextOf(options);
  app.decorate('wbn', context);
  app.decorateRequest('caller');
  app.decorateRequest('viewer', null);
  app.decorateRequest('payer', undefined);
  app.decorateRequest('isRepeat', false);
  app.decorateRequest('isCounted', false);

  rememberPaths(app);
  sendSecurityHeaders(app, isSecure(options));
  crossOrigin(app, context);
  readJson(app);
  answerErrors(app);
  accessLog(app);
  measure(app);
  releasePressure(app);
  keepBuckets(app);
  countKeyUsage(app);
  closeInTime(app);
  healthRoutes(app);
  takePolicyReports(app);
  return app;
}

const isSecure = ({ sites, tls }: AppOptions): boolean => tls !== undefined || sites.api.startsWith('https:');

function serverOptions(options: AppOptions): FastifyServerOptions {
  return {
    serverFactory: (answer) =>
      httpServer(answer, { tls: options.tls, ...(options.requestTimeouts && { timeouts: options.requestTimeouts }) }),
    loggerInstance: withoutChildren(options.logger) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestID,
    bodyLimit,
    trustProxy: options.isProxy ?? false,
    forceCloseConnections: 'idle',
    // A request that arrives during closing is answered normally, and its connection closes with it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512, constraints: { media: mediaConstraint } },
    frameworkErrors: (thrown, _request, reply) => {
      const error = translate(thrown);
      void (reply as FastifyReply)
        .code(error.status)
        .headers(securityHeaders(isSecure(options)))
        .type('application/json; charset=utf-8')
        .send(failure(error));
    },
    clientErrorHandler: refuseBrokenRequest,
  };
}

function contextOf(options: AppOptions): AppContext {
  const keys = partnerKeys(options.database);
  const limiter = options.limits === 'on' ? limiterOn(options.database) : noLimiter;
  const load = pressure(options.maxInFlight ?? 400, options.callTimeout ?? 10_000);
  return {
    options,
    db: options.database,
    partnerKeys: keys,
    limiter,
    pressure: load,
    metrics: metrics(options.name, load.inFlight, options.pools),
    callerOf: callers(options.sites, keys, lookUpCharger(limiter, options.internalKey)),
  };
}

const limiterOn = (db: AppOptions['database']) => routedLimiter(postgresLimiter(db), approximateLimiter(db));
