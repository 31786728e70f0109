import type { BusinessHighlights, BusinessProfile } from '@wbn/contract/shapes';
import type { Range, Row, Video } from '@wbn/database';
import { likesOf } from '../reactions/likes.ts';
import { countryOf, industryOf, stateOf } from '../reference-data/lookups.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { businessTypeName, categoriesOf, rangeOf } from './card.ts';
import type { CertificateRow, VerificationRow } from './profile-row.ts';

type ProfileRow = Row<'businesses'> & {
  categoryIds: string[];
  likes: number | null;
  certificates: CertificateRow[];
  verification: VerificationRow | null;
};

const amount = (range: Range) => rangeOf(range.min, range.max);

const videoOf = (video: Video, picture: PictureOf) => {
  const url = video.key ? picture(video.key)?.url : video.url;
  return url ? { url } : null;
};

const generalOf = (row: ProfileRow, picture: PictureOf): BusinessProfile['general'] => {
  const capacity = amount(row.productionCapacity);
  return {
    companyName: row.companyName,
    shortDescription: row.shortDescription,
    generalDescription: row.generalDescription,
    verified: row.verified,
    businessType: businessTypeName(row.businessTypeCode),
    industry: industryOf(row.industryId),
    categories: categoriesOf(row.categoryIds),
    yearStablished: row.yearEstablished,
    totalAnnualRevenue: amount(row.totalAnnualRevenue),
    totalEmployees: rangeOf(row.totalEmployeesMin, row.totalEmployeesMax),
    totalProductionEmployees: amount(row.totalProductionEmployees),
    productionCapacity: capacity && {
      ...capacity,
      ...(row.productionCapacity.unit ? { unit: row.productionCapacity.unit } : {}),
      ...(row.productionCapacity.period ? { period: row.productionCapacity.period } : {}),
    },
    coverPhoto: picture(row.coverPhotoKey),
    profilePhoto: picture(row.profilePhotoKey),
    video: videoOf(row.video, picture),
  };
};

const contactOf = ({ contact, ...row }: ProfileRow): BusinessProfile['contactInfo'] => ({
  legalAddressEnglish: contact.legalAddressEnglish ?? null,
  shippingAddressEnglish: contact.shippingAddressEnglish ?? null,
  city: row.city,
  zipcode: contact.zipcode ?? null,
  country: countryOf(row.countryCode),
  state: stateOf(row.stateId),
  email: contact.email ?? null,
  website: contact.website ?? null,
  phone: contact.phone?.businessPhoneNumber
    ? { countryCode: contact.phone.countryCode ?? '', businessPhoneNumber: contact.phone.businessPhoneNumber }
    : null,
  mobilePhone: contact.mobilePhone?.phoneNumber
    ? { countryCode: contact.mobilePhone.countryCode ?? '', phoneNumber: contact.mobilePhone.phoneNumber }
    : null,
});

const factoryOf = ({ factory }: ProfileRow): BusinessProfile['factory'] => ({
  manufacturingFacilities: factory.manufacturingFacilities ?? null,
  city: factory.city ?? null,
  zipcode: factory.zipcode ?? null,
  country: countryOf(factory.countryCode),
  state: stateOf(factory.stateId),
  factorySize: factory.factorySize ?? null,
  numberProductionLines: factory.numberProductionLines ?? null,
  contractManufacturing: (factory.contractManufacturing ?? []).map((code) => ({ code })),
});

const tradeOf = ({ tradeCapabilities: trade }: ProfileRow): BusinessProfile['tradeCapabilities'] => ({
  markets: (trade.markets ?? []).map((name) => ({ name })),
  spokenLanguages: trade.spokenLanguages ?? [],
  totalEmployeesSales: trade.totalEmployeesSales ?? null,
  averageLeadTime: trade.averageLeadTime ?? null,
});

const termsOf = ({ businessTerms: terms }: ProfileRow): BusinessProfile['businessTerms'] => ({
  acceptedDeliveryTerms: terms.acceptedDeliveryTerms ?? [],
  acceptedPaymentCurrencies: terms.acceptedPaymentCurrencies ?? [],
  packagingTypes: terms.packagingTypes ?? [],
  acceptedPaymentTypes: terms.acceptedPaymentTypes ?? [],
});

const timeOf = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());

const verificationOf = (row: VerificationRow | null): BusinessProfile['verification'] =>
  row && { scopes: row.scopes, checkedAt: timeOf(row.decidedAt), validUntil: timeOf(row.expiresAt) };

/** The public profile of a business. */
export const businessProfileOf = (
  row: ProfileRow,
  highlights: BusinessHighlights | undefined,
  picture: PictureOf,
): BusinessProfile => ({
  businessID: row.id,
  subscription: row.subscription,
  verified: row.verified,
  createdAt: row.createdAt.toISOString(),
  revision: row.revision,
  general: generalOf(row, picture),
  contactInfo: contactOf(row),
  factory: factoryOf(row),
  tradeCapabilities: tradeOf(row),
  businessTerms: termsOf(row),
  certificates: row.certificates.map(({ id, name, issueDate, expireDate, photoKey }) => ({
    id,
    name,
    issueDate,
    expireDate,
    photo: picture(photoKey),
  })),
  verification: verificationOf(row.verification),
  highlights: highlights ?? { products: [], certificates: [], answers: null },
  reactions: likesOf(row.likes),
});
