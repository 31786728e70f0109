import {
  accessTable,
  type Call,
  type CallDefinition,
  type CallName,
  definitionOf,
  isPartnerScope,
} from '@wbn/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { CallError, unavailable } from '../errors/call-error.ts';
import { chargeRequest } from '../limits/charge.ts';
import { payerOf } from '../limits/payer.ts';
import type { RefusalPlace } from '../limits/refusal-limit.ts';
import { type AccessClaims, verifyAccessToken } from './access-token.ts';
import { bearerOf, hasBearer } from './bearer.ts';
import { assertCallProof } from './call-proof.ts';
import { assertRecentLogin } from './recent-login.ts';
import { viewerOf } from './viewer.ts';

export interface AdmitOptions {
  /** 'own': the handler counts the call, because only it knows the person to count. */
  readonly limit?: 'own';
  /** With 'own': refusals beyond their limit are turned away before the handler. */
  readonly refusals?: RefusalPlace;
}

/**
 * Checks a call before its body is read: origin, token, quota, family, scope. `answer` uses it; a stream takes it as its onRequest hook.
 * Sets request.viewer.
 */
export function admit(app: FastifyInstance, name: CallName, options: AdmitOptions = {}) {
  const call = definitionOf(name);
  const context = app.wbn;
  const mayBeAnybody = accessTable[call.access].anonymous === 'yes';
  const isCounted = options.limit !== 'own' && context.options.limits === 'on';
  const takesPartners = accessTable[call.access].partnerKey === 'yes';
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = request.caller;
    if (caller.kind === 'unknown')
      throw new CallError('OriginRefused', { fields: [caller.isKeyKnown ? 'origin' : 'x-wbn-key'] });
    if (!context.pressure.enter(reply)) throw unavailable();

    const isBearer = call.access !== 'credential' && hasBearer(request);
    const { claims, refusal } = isBearer ? await claimsOf(context, call, request) : nobody;
    // An invalid token counts as missing; otherwise random tokens would be free.
    request.payer = claims && payerOf(claims, context.options.sites);
    if (isCounted) await chargeRequest(context, call, request, reply, request.payer);
    if (refusal) throw refusal;
    if (claims !== undefined) {
      if (caller.origin !== null && caller.origin !== claims.audience) throw new CallError('OriginRefused');
      const viewer = await viewerOf(context.db, claims, context.options.secondFactor);
      // Before the refusals below, so that logs and the trail know the person.
      request.viewer = viewer;
      if (viewer.kind === 'partner' && !takesPartners) throw new CallError('Forbidden');
      if (!viewer.scopes.has(call.scope)) throw beyondScopes(call);
      if (call.access === 'operator' && viewer.isOperatorLocked) throw new CallError('SecondFactorRequired');
      if (call.recentLogin) await assertRecentLogin(context.db, viewer);
    } else if (!mayBeAnybody) throw new CallError('TokenNotFound');
    // A request whose body is still arriving does not count as running: slow senders must not take the places of others.
    if (call.method !== 'GET') context.pressure.leave(reply);
  };
}

/** Only what the person could have allowed is worth naming: no partner's page gets the other scopes. */
const beyondScopes = ({ scope }: Call): CallError =>
  isPartnerScope(scope) ? new CallError('ScopeMissing', { fields: [scope] }) : new CallError('Forbidden');

interface Claimed {
  readonly claims?: AccessClaims;
  readonly refusal?: CallError;
}
const nobody: Claimed = {};

async function claimsOf({ options }: AppContext, call: CallDefinition, request: FastifyRequest): Promise<Claimed> {
  try {
    const token = bearerOf(request);
    if (token === null) return nobody;
    const claims = await verifyAccessToken(options.tokens, token);
    const { thumbprint } = claims;
    if (thumbprint !== undefined) await assertCallProof(options.sites[call.host], call, request, { token, thumbprint });
    return { claims };
  } catch (error) {
    if (error instanceof CallError) return { refusal: error };
    throw error;
  }
}
