import type { BusinessProfile } from '@wbn/contract/shapes';

/** Numbers as typed. */
export interface RangeText {
  readonly min: string;
  readonly max: string;
  readonly unit: string;
  readonly period: string;
}
export interface PhoneText {
  readonly countryCode: string;
  readonly number: string;
}
/** A new picture by its upload token, or the removal of the old one; neither keeps it. */
export interface PictureChange {
  readonly token?: string | undefined;
  readonly preview?: string | undefined;
  readonly removed?: boolean | undefined;
}
/** Months as `YYYY-MM`; an existing date keeps its day while its month is unchanged. */
export interface CertificateText {
  /** Key of the row on the page; the certificate's id if it has one. */
  readonly key: string;
  readonly isNew: boolean;
  readonly name: string;
  readonly issueDate: string;
  readonly expireDate: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly photo: PictureChange;
}

/** The editor's form of a business: every field as typed, '' and empty lists for missing values. */
export interface EditorValues {
  readonly general: {
    readonly companyName: string;
    readonly shortDescription: string;
    readonly generalDescription: string;
    readonly businessType: string;
    /** Only filters the categories; not sent. */
    readonly industry: string;
    readonly categories: readonly string[];
    readonly yearStablished: string;
    readonly totalAnnualRevenue: RangeText;
    readonly totalEmployees: RangeText;
    readonly totalProductionEmployees: RangeText;
    readonly productionCapacity: RangeText;
    readonly coverPhoto: PictureChange;
    readonly profilePhoto: PictureChange;
    readonly video: string;
  };
  readonly contactInfo: {
    readonly legalAddressEnglish: string;
    readonly shippingAddressEnglish: string;
    readonly city: string;
    readonly zipcode: string;
    readonly country: string;
    readonly state: string;
    readonly email: string;
    readonly website: string;
    readonly phone: PhoneText;
    readonly mobilePhone: PhoneText;
  };
  readonly factory: {
    readonly manufacturingFacilities: string;
    readonly city: string;
    readonly zipcode: string;
    readonly country: string;
    readonly state: string;
    readonly factorySize: string;
    readonly numberProductionLines: string;
    readonly contractManufacturing: readonly string[];
  };
  readonly tradeCapabilities: {
    readonly markets: readonly string[];
    readonly spokenLanguages: readonly string[];
    readonly totalEmployeesSales: string;
    readonly averageLeadTime: string;
  };
  readonly businessTerms: {
    readonly acceptedDeliveryTerms: readonly string[];
    readonly acceptedPaymentCurrencies: readonly string[];
    readonly packagingTypes: readonly string[];
    readonly acceptedPaymentTypes: readonly string[];
  };
  readonly certificates: readonly CertificateText[];
}
export type EditorSection = Exclude<keyof EditorValues, 'certificates'>;

type Range = { readonly min?: number; readonly max?: number; readonly unit?: string; readonly period?: string } | null;

const digits = (number: number | null | undefined) => (number === null || number === undefined ? '' : String(number));
const range = (of: Range): RangeText => ({
  min: digits(of?.min),
  max: digits(of?.max),
  unit: of?.unit ?? '',
  period: of?.period ?? '',
});
const monthOf = (date: string | null) => date?.slice(0, 7) ?? '';

/**
 * The editor's initial values.
 *
 * @example editorValues(business).factory.numberProductionLines // '2'
 */
export function editorValues({ businessTerms, ...profile }: BusinessProfile): EditorValues {
  const { certificates, contactInfo, factory, general, tradeCapabilities } = profile;
  const { mobilePhone, phone } = contactInfo;
  return {
    general: {
      companyName: general.companyName,
      shortDescription: general.shortDescription,
      generalDescription: general.generalDescription ?? '',
      businessType: general.businessType.code,
      industry: general.industry?.id ?? '',
      categories: general.categories.map(({ id }) => id),
      yearStablished: digits(general.yearStablished),
      totalAnnualRevenue: range(general.totalAnnualRevenue),
      totalEmployees: range(general.totalEmployees),
      totalProductionEmployees: range(general.totalProductionEmployees),
      productionCapacity: range(general.productionCapacity),
      coverPhoto: {},
      profilePhoto: {},
      video: general.video?.url ?? '',
    },
    contactInfo: {
      legalAddressEnglish: contactInfo.legalAddressEnglish ?? '',
      shippingAddressEnglish: contactInfo.shippingAddressEnglish ?? '',
      city: contactInfo.city ?? '',
      zipcode: contactInfo.zipcode ?? '',
      country: contactInfo.country?.code ?? '',
      state: contactInfo.state?.stateID ?? '',
      email: contactInfo.email ?? '',
      website: contactInfo.website ?? '',
      phone: { countryCode: phone?.countryCode ?? '', number: phone?.businessPhoneNumber ?? '' },
      mobilePhone: { countryCode: mobilePhone?.countryCode ?? '', number: mobilePhone?.phoneNumber ?? '' },
    },
    factory: {
      manufacturingFacilities: factory.manufacturingFacilities ?? '',
      city: factory.city ?? '',
      zipcode: factory.zipcode ?? '',
      country: factory.country?.code ?? '',
      state: factory.state?.stateID ?? '',
      factorySize: digits(factory.factorySize),
      numberProductionLines: digits(factory.numberProductionLines),
      contractManufacturing: factory.contractManufacturing.map(({ code }) => code),
    },
    tradeCapabilities: {
      markets: tradeCapabilities.markets.map(({ name }) => name),
      spokenLanguages: tradeCapabilities.spokenLanguages,
      totalEmployeesSales: digits(tradeCapabilities.totalEmployeesSales),
      averageLeadTime: digits(tradeCapabilities.averageLeadTime),
    },
    businessTerms,
    certificates: certificates.map(({ expireDate, id, issueDate, name }) => ({
      key: id,
      isNew: false,
      name,
      issueDate: monthOf(issueDate),
      expireDate: monthOf(expireDate),
      issuedOn: issueDate ?? '',
      expiresOn: expireDate ?? '',
      photo: {},
    })),
  };
}
