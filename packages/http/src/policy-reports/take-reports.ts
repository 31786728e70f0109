import { policyReportPath } from '@wbn/contract';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/call-error.ts';
import { addressOf, networkOf } from '../limits/address.ts';
import { refusalLimit } from '../limits/refusal-limit.ts';
import { logOf } from '../logs/logger.ts';
import { reportAllowance } from './allowance.ts';
import { reduceReports } from './reduce.ts';

/** A browser shortens its samples; we refuse a larger body. */
const maxBytes = 16 * 1024;

/**
 * Takes what browsers report about violations of our pages' content security policy: one reduced line of the log for each, and a metric.
 * Nothing reaches the database: anybody can send reports.
 */
export function takePolicyReports(app: FastifyInstance): void {
  const { metrics, options } = app.wbn;
  const { accounts, portal } = options.sites;
  const allowance = reportAllowance();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(new CallError('MalformedBody'));
        }
      },
    );
    scope.post(policyReportPath, refusalLimit(app, 'policy-report'), async (request, reply) => {
      const network = networkOf(addressOf(request, options.internalKey) ?? request.ip);
      const reports = reduceReports(request.body, [portal, accounts]);
      const taken = reports.filter(() => allowance.takes(network));
      for (const report of taken) {
        metrics.policyReports.inc({ directive: report.directive });
        logOf(request).warn(report, 'policy violated');
      }
      if (taken.length < reports.length) throw new CallError('TooManyRequests', { retryAfter: 60 });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
