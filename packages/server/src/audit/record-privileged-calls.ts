import { type Call, type CallName, calls } from '@wbn/contract';
import { writeTrail } from '@wbn/http';
import type { FastifyInstance } from 'fastify';

const privileged: ReadonlySet<Call['access']> = new Set(['operator', 'businessOwner', 'businessManager'] as const);

/**
 * Records each act of operators, owners and managers in the trail, and each that was refused to a logged-in person. The audit log has what
 * an act changed; the trail has the network, the browser and the outcome, for 90 days.
 */
export function recordPrivilegedCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const event = request.routeOptions.config?.call as CallName | undefined;
    if (event === undefined) return;
    const { access, method, reads }: Call = calls[event];
    if (method === 'GET' || reads || !privileged.has(access)) return;
    // Without a line for calls over their limit, nobody can fill the trail.
    if (request.viewer === null || reply.statusCode === 429) return;
    await writeTrail(app.wbn, request, reply, { event, account: null, userID: request.viewer.userID });
  });
}
