import type { ProductFacts } from '@wbn/contract';
import type { BusinessContact, BusinessFactory, BusinessTerms, BusinessTrade, Range, Tier } from '@wbn/database';
import type { MadeProduct } from './products.ts';

/** Numbers and lists of a business that do not depend on the reader's language. */
export interface BusinessFacts {
  readonly yearEstablished: number;
  readonly totalEmployeesMin: number;
  readonly totalEmployeesMax: number;
  readonly totalAnnualRevenue: Range;
  readonly totalProductionEmployees: Range;
  readonly productionCapacity: Range & { unit?: string; period?: string };
  readonly contact: BusinessContact;
  readonly factory: BusinessFactory;
  readonly tradeCapabilities: BusinessTrade;
  readonly businessTerms: BusinessTerms;
  readonly certificates: readonly { name: string; issueDate: string; expireDate: string }[];
}

export interface BusinessRow extends BusinessFacts {
  readonly id: string;
  readonly companyName: string;
  readonly shortDescription: string;
  readonly generalDescription: string;
  readonly businessTypeCode: string;
  readonly industryId: string;
  readonly categories: readonly string[];
  readonly countryCode: string;
  readonly stateId: string | null;
  readonly city: string;
  readonly profilePhotoKey: string;
  readonly coverPhotoKey: string;
  readonly subscription: Tier;
  readonly verified: boolean;
  readonly createdAt: Date;
}

export interface ProductRow extends Omit<MadeProduct, 'motif'> {
  readonly offer: ProductFacts;
  readonly id: string;
  readonly businessId: string;
  readonly industryId: string;
  readonly categoryId: string;
  readonly subCategoryId: string;
  readonly mainImageKey: string;
  readonly images: readonly { key: string }[];
  readonly createdAt: Date;
}
