import type { Generated } from 'kysely';
import type {
  Computed,
  DateOnlyOrNull,
  FileKey,
  Id,
  Json,
  JsonDefault,
  Range,
  Timestamp,
  TimestampNow,
  TimestampOrNull,
} from './columns.ts';

export type Tier = 'standard' | 'gold' | 'premium' | 'platinum';
export type MemberRole = 'owner' | 'admin' | 'member';

/** Codes and ids only: names of countries, states and lists are looked up at the edge, in the reader's language. */
export type BusinessContact = {
  legalAddressEnglish?: string;
  shippingAddressEnglish?: string;
  zipcode?: string;
  email?: string;
  website?: string;
  phone?: { countryCode?: string; businessPhoneNumber?: string };
  mobilePhone?: { countryCode?: string; phoneNumber?: string };
};

export type BusinessFactory = {
  manufacturingFacilities?: string;
  city?: string;
  zipcode?: string;
  countryCode?: string;
  stateId?: string;
  /** Square metres. */
  factorySize?: number;
  numberProductionLines?: number;
  /** Codes. */
  contractManufacturing?: string[];
};

export type BusinessTrade = {
  /** Names. */
  markets?: string[];
  spokenLanguages?: string[];
  totalEmployeesSales?: number;
  /** Days. */
  averageLeadTime?: number;
};

export type BusinessTerms = {
  acceptedDeliveryTerms?: string[];
  acceptedPaymentCurrencies?: string[];
  packagingTypes?: string[];
  acceptedPaymentTypes?: string[];
};

/** A video is a file of ours or an address that the contract allowed. */
export type Video = { videoId?: string; key?: FileKey; url?: string };

/** A business. What is searched, sorted or limited is a column; what is only shown lies in jsonb by section. */
export interface BusinessesTable {
  id: Id;
  /** The importer's own id; unique where given. */
  externalId: string | null;
  createdBy: string | null;
  companyName: string;
  shortDescription: string;
  generalDescription: string | null;
  businessTypeCode: string;
  industryId: string;
  yearEstablished: number | null;
  totalEmployeesMin: number | null;
  totalEmployeesMax: number | null;
  totalAnnualRevenue: JsonDefault<Range>;
  totalProductionEmployees: JsonDefault<Range>;
  productionCapacity: JsonDefault<Range & { unit?: string; period?: string }>;
  coverPhotoKey: FileKey | null;
  profilePhotoKey: FileKey | null;
  video: JsonDefault<Video>;
  countryCode: string;
  stateId: string | null;
  city: string | null;
  contact: JsonDefault<BusinessContact>;
  factory: JsonDefault<BusinessFactory>;
  tradeCapabilities: JsonDefault<BusinessTrade>;
  businessTerms: JsonDefault<BusinessTerms>;
  /** Raised by a verified webhook only, lowered by the end of the paid period. */
  subscription: Generated<Tier>;
  /** 0 standard … 3 platinum. */
  tierRank: Computed<number>;
  paidUntil: TimestampOrNull;
  verified: Generated<boolean>;
  verifiedAt: TimestampOrNull;
  edition: string | null;
  /** +1 with each update, by trigger: the editor's autosave compares it. */
  revision: Computed<number>;
  createdAt: TimestampNow;
  updatedAt: TimestampNow;
  deletedAt: TimestampOrNull;
}

export interface BusinessCategoriesTable {
  businessId: string;
  industryId: string;
  categoryId: string;
  position: Generated<number>;
}

export interface CertificatesTable {
  id: Id;
  businessId: string;
  name: string;
  issueDate: DateOnlyOrNull;
  expireDate: DateOnlyOrNull;
  photoKey: FileKey | null;
  position: Generated<number>;
  createdAt: TimestampNow;
}

/** Who may act for a business. A trigger keeps at least one owner (isLastOwner tells its refusal). */
export interface BusinessMembersTable {
  businessId: string;
  userId: string;
  role: MemberRole;
  invitedBy: string | null;
  createdAt: TimestampNow;
}

/** An invitation by e-mail; one open invitation per business and address. */
export interface BusinessInvitationsTable {
  id: Id;
  businessId: string;
  email: string;
  role: MemberRole;
  tokenHash: Buffer;
  invitedBy: string | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  acceptedAt: TimestampOrNull;
  acceptedBy: string | null;
  declinedAt: TimestampOrNull;
  revokedAt: TimestampOrNull;
}

/** Names that an address once carried: an old slug answers 301 to the canonical one. */
export interface SlugHistoryTable {
  resourceType: 'business' | 'product';
  resourceId: string;
  slug: string;
  retiredAt: TimestampNow;
}

/** The evidence behind the verified mark: who looked at what, for which scope, until when. */
export interface VerificationsTable {
  id: Id;
  businessId: string;
  state: Generated<'submitted' | 'in_review' | 'approved' | 'rejected' | 'expired' | 'revoked'>;
  scopes: string[];
  evidence: Json<{ key: FileKey; label?: string }[]>;
  note: string | null;
  submittedBy: string | null;
  reviewedBy: string | null;
  submittedAt: TimestampNow;
  decidedAt: TimestampOrNull;
  expiresAt: TimestampOrNull;
}

/** A business or product shown first for a while; counted per month against the tier. */
export interface BoostsTable {
  id: Id;
  businessId: string;
  productId: string | null;
  userId: string | null;
  startsAt: Timestamp;
  endsAt: Timestamp;
  impressions: Generated<number>;
  clicks: Generated<number>;
  createdAt: TimestampNow;
}

/** How often a business or product was shown among results and opened within an hour: what a boost's report compares with. */
export interface VisibilityHoursTable {
  resourceId: string;
  hour: Timestamp;
  impressions: Generated<number>;
  clicks: Generated<number>;
}
