import type { Generated } from 'kysely';
import type { Id, TimestampNow, TimestampOrNull } from './columns.ts';

/** The identity provider (OpenID Connect) of a business. Another issuer or client is another row. */
export interface SignInProvidersTable {
  id: Id;
  businessId: string;
  issuer: string;
  clientId: string;
  /** The client's secret, encrypted with a key derived from the network's signing secret. */
  secretSealed: Buffer;
  /** The id of that signing secret. */
  keyId: string;
  joins: Generated<boolean>;
  required: Generated<boolean>;
  createdBy: string | null;
  createdAt: TimestampNow;
  updatedAt: TimestampNow;
}

/** A domain of e-mail addresses that a business claims. It counts from `provedAt` on; one business alone can prove it. */
export interface SignInDomainsTable {
  businessId: string;
  /** Lower case and ASCII. */
  domain: string;
  /** Stands in the domain's TXT record. */
  token: string;
  provedAt: TimestampOrNull;
}

/** The account that a person of a provider logs in to. */
export interface SignInLinksTable {
  providerId: string;
  /** The provider's id of the person (`sub`). */
  subject: string;
  userId: string;
  createdAt: TimestampNow;
  lastUsedAt: TimestampOrNull;
}

/** A person whom a business removed. */
export interface SignInRemovalsTable {
  businessId: string;
  /** A hash of the person's address, or of the provider's id of them. */
  mark: Buffer;
  removedAt: TimestampNow;
}
