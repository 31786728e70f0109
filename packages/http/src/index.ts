export { type AccessClaims, signAccessToken, verifyAccessToken } from './access/access-token.ts';
export { type AdmitOptions, admit } from './access/admit.ts';
export { allowsOrigin, isLoopbackSite } from './access/allows-origin.ts';
export { bearerOf, hasBearer } from './access/bearer.ts';
export type { Caller } from './access/caller.ts';
export { endAllAccess } from './access/end-all-access.ts';
export { endLoginsByBusiness, endProviderSessions } from './access/end-provider-sessions.ts';
export { endSessions } from './access/end-sessions.ts';
export { lockedBusinessesSql } from './access/locked-businesses.ts';
export type { PartnerKey, PartnerKeys } from './access/partner-keys.ts';
export { type Proof, readProof } from './access/read-proof.ts';
export { lastProof } from './access/recent-login.ts';
export {
  hasSecondFactor,
  hasSecondFactorSql,
  type SecondFactorRule,
} from './access/second-factor.ts';
export { forgetRemoval, noteRemoval, wasRemoved } from './access/sign-in-removals.ts';
export { type TokenKey, type TokenKeys, tokenKeys } from './access/token-keys.ts';
export { usedSince } from './access/used-since.ts';
export {
  inAllowedBusinesses,
  inUsableBusinesses,
  isAllowedBusiness,
  isLockedBusiness,
  type Viewer,
  viewerOf,
} from './access/viewer.ts';
export { answer } from './calls/answer.ts';
export { readInput, readLocale } from './calls/read-input.ts';
export {
  type CallContext,
  type CallHandler,
  type CallInput,
  type CallResult,
  type Spend,
  withSiblings,
} from './calls/types.ts';
export type { AppContext } from './context.ts';
export { createApp } from './create-app.ts';
export { CallError, type CallErrorDetails } from './errors/call-error.ts';
export { translate } from './errors/translate.ts';
export { strictTransport } from './headers/security.ts';
export { addCounter, addFigure, addFigures } from './health/add-metrics.ts';
export { httpServer, maxWaitingRequests } from './http-server.ts';
export { addressOf, countedAs, isInternal, networkOf, networksOf, peerOf, withoutPort } from './limits/address.ts';
export { addressBuckets, pagesOfPerson } from './limits/buckets.ts';
export { callerName, charge, chargeCall, recountAsRepeat, routedCall } from './limits/charge.ts';
export { chargeRefusal, refusedBuckets } from './limits/charge-refusal.ts';
export { type Bucket, type Limiter, postgresLimiter, type Taken } from './limits/limiter.ts';
export { type Payer, payerName, payerOf } from './limits/payer.ts';
export { refusalLimit } from './limits/refusal-limit.ts';
export { type Asker, fairTurns } from './limits/turns.ts';
export { mailConfirmation, makeEmailToken, type Purpose, voidEmailTokens } from './links/email-tokens.ts';
export {
  type EndableMails,
  readUnsubscription,
  signUnsubscription,
  type Unsubscription,
} from './links/unsubscribe-token.ts';
export { createLogger, type LoggerOptions, logOf } from './logs/logger.ts';
export { redact } from './logs/redact.ts';
export { openApi } from './openapi/open-api.ts';
export type { AppOptions, Sites } from './options.ts';
export { type Guard, type GuardedFetch, guardedFetch } from './outgoing/guarded-fetch.ts';
export { repeatEvery } from './repeat-every.ts';
export { makeSecret, secretHash } from './secrets/random-secrets.ts';
export { currentSecret, fitsAny, type RotatingSecret } from './secrets/rotating.ts';
export { type KeptSecret, openSecret, seal, sealSecret, unseal } from './secrets/seal.ts';
export { addressPrefix } from './trail/address-prefix.ts';
export { userAgentLabel } from './trail/user-agent-label.ts';
export { type TrailEvent, trailOutcome, writeTrail } from './trail/write-trail.ts';
