import type { Generated } from 'kysely';
import type {
  Computed,
  DateOnly,
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

/** Codes and ids only: the API adds names in the reader's language. */
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
  /** In square metres. */
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
  /** In days. */
  averageLeadTime?: number;
};

export type BusinessTerms = {
  acceptedDeliveryTerms?: string[];
  acceptedPaymentCurrencies?: string[];
  packagingTypes?: string[];
  acceptedPaymentTypes?: string[];
};

/** A video: an uploaded file, or an address that the contract allows. */
export type Video = { videoId?: string; key?: FileKey; url?: string };

/** A business. Searched, sorted or limited fields are columns; fields that are only displayed are in jsonb by section. */
export interface BusinessesTable {
  id: Id;
  /** The importer's own id; unique if set. */
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
  /** Only a verified webhook raises it; the end of the paid period lowers it. */
  subscription: Generated<Tier>;
  /** For its receipts; shown to its owners only. */
  vatNumber: string | null;
  /** 0 standard … 3 platinum. */
  tierRank: Computed<number>;
  paidUntil: TimestampOrNull;
  verified: Generated<boolean>;
  verifiedAt: TimestampOrNull;
  edition: string | null;
  /** Incremented by a trigger with each update, for the editor's autosave. */
  revision: Computed<number>;
  createdAt: TimestampNow;
  updatedAt: TimestampNow;
  deletedAt: TimestampOrNull;
  /** Suspended by an operator: then `deletedAt` is the same time, so that everything that hides a removed business hides it, too. */
  suspendedAt: TimestampOrNull;
  suspensionReason: string | null;
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

/** Members of a business. A trigger keeps at least one owner (see isLastOwner). */
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

/** Old slugs: they redirect with 301 to the canonical address. */
export interface SlugHistoryTable {
  resourceType: 'business' | 'product';
  resourceId: string;
  slug: string;
  retiredAt: TimestampNow;
}

/** The evidence behind the verified mark: reviewer, documents, scope and end. */
export interface VerificationsTable {
  id: Id;
  businessId: string;
  state: Generated<'submitted' | 'in_review' | 'approved' | 'rejected' | 'expired' | 'revoked'>;
  scopes: string[];
  /** `isRead`: an operator who asked for more has read it, so later requests of the business keep it. */
  evidence: Json<{ key: FileKey; label?: string; isRead?: true }[]>;
  note: string | null;
  submittedBy: string | null;
  reviewedBy: string | null;
  submittedAt: TimestampNow;
  decidedAt: TimestampOrNull;
  expiresAt: TimestampOrNull;
  /** The number of days before the end that was announced last; null before the first announcement. */
  announcedDays: number | null;
  /** Changes of what the evidence proves, made while the request waits. */
  changes: JsonDefault<{ field: 'companyName' | 'country' | 'businessType'; was: string; is: string }[]>;
}

/** A boost of a business or product; limited per month by tier. */
export interface BoostsTable {
  id: Id;
  businessId: string;
  productId: string | null;
  userId: string | null;
  startsAt: Timestamp;
  endsAt: Timestamp;
  impressions: Generated<number>;
  clicks: Generated<number>;
  /** In the three days before it began; null where these were not counted. */
  impressionsBefore: number | null;
  clicksBefore: number | null;
  createdAt: TimestampNow;
}

/** Impressions and clicks of a business or product per hour: the baseline of a boost's report. */
export interface VisibilityHoursTable {
  resourceId: string;
  hour: Timestamp;
  impressions: Generated<number>;
  clicks: Generated<number>;
}

/** Views and searches of a business per day in UTC. Counts of its own members and of persons are not kept. */
export interface BusinessDaysTable {
  businessId: string;
  day: DateOnly;
  searches: Generated<number>;
  views: Generated<number>;
  productViews: Generated<number>;
}
