import * as z from 'zod/mini';
import {
  count,
  email,
  name,
  optionalName,
  partyName,
  range,
  requiredText,
  secureUrl,
  text,
  uploadToken,
  uuid,
  websiteUrl,
} from '../primitives.ts';
import { textLengths } from '../writing/text-lengths.ts';

/** The fields that an owner may write. A missing field stays; an empty one counts as missing; `clear` empties fields. */

const listOf = (max: number) => z.array(text(max)).check(z.maxLength(50));
const phoneCode = text(textLengths.phoneCode);

export const generalUpdate = z.partial(
  z.strictObject({
    companyName: partyName(textLengths.companyName),
    shortDescription: requiredText(textLengths.description),
    generalDescription: text(10_000),
    businessType: text(2),
    /** Each is `<industry>.<category>`; the industry is derived from them. */
    categories: z.array(text(32)).check(z.minLength(1), z.maxLength(20)),
    yearStablished: count,
    totalAnnualRevenue: range,
    totalEmployees: range,
    totalProductionEmployees: range,
    productionCapacity: z.extend(range, {
      unit: z.optional(text(textLengths.capacityUnit)),
      period: z.optional(text(textLengths.capacityPeriod)),
    }),
    coverPhoto: uploadToken,
    profilePhoto: uploadToken,
    video: z.strictObject({ url: secureUrl }),
  }),
);

export const contactUpdate = z.partial(
  z.strictObject({
    legalAddressEnglish: text(textLengths.postalAddress),
    shippingAddressEnglish: text(textLengths.postalAddress),
    city: optionalName(textLengths.city),
    zipcode: text(textLengths.zipcode),
    country: text(2),
    state: text(16),
    email,
    website: websiteUrl,
    phone: z.strictObject({ countryCode: phoneCode, businessPhoneNumber: text(textLengths.phoneNumber) }),
    mobilePhone: z.strictObject({ countryCode: phoneCode, phoneNumber: text(textLengths.phoneNumber) }),
  }),
);

export const factoryUpdate = z.partial(
  z.strictObject({
    manufacturingFacilities: text(textLengths.manufacturingFacilities),
    city: optionalName(textLengths.city),
    zipcode: text(textLengths.zipcode),
    country: text(2),
    state: text(16),
    factorySize: count,
    numberProductionLines: count,
    contractManufacturing: z.array(z.strictObject({ code: text(60) })).check(z.maxLength(50)),
  }),
);

export const tradeUpdate = z.partial(
  z.strictObject({
    markets: z.array(z.strictObject({ name: optionalName(60) })).check(z.maxLength(50)),
    spokenLanguages: listOf(60),
    totalEmployeesSales: count,
    averageLeadTime: count,
  }),
);

export const termsUpdate = z.partial(
  z.strictObject({
    acceptedDeliveryTerms: listOf(60),
    acceptedPaymentCurrencies: listOf(60),
    packagingTypes: listOf(60),
    acceptedPaymentTypes: listOf(60),
  }),
);

/** With an id it changes that certificate, otherwise it adds one. Without `photo` the picture stays; `removePhoto` removes it. */
export const certificateUpdate = z.strictObject({
  id: z.optional(uuid),
  name: name(textLengths.certificateName),
  issueDate: z.optional(text(10)),
  expireDate: z.optional(text(10)),
  photo: z.optional(uploadToken),
  removePhoto: z.optional(z.boolean()),
});

/** Fields that `clear` may empty, by section; `certificates` removes all certificates. */
export const clearableBusinessFields = [
  'general.generalDescription',
  'general.yearStablished',
  'general.totalAnnualRevenue',
  'general.totalEmployees',
  'general.totalProductionEmployees',
  'general.productionCapacity',
  'general.coverPhoto',
  'general.profilePhoto',
  'general.video',
  'contactInfo.legalAddressEnglish',
  'contactInfo.shippingAddressEnglish',
  'contactInfo.city',
  'contactInfo.zipcode',
  'contactInfo.email',
  'contactInfo.website',
  'contactInfo.phone',
  'contactInfo.mobilePhone',
  'factory.manufacturingFacilities',
  'factory.city',
  'factory.zipcode',
  'factory.country',
  'factory.state',
  'factory.factorySize',
  'factory.numberProductionLines',
  'factory.contractManufacturing',
  'tradeCapabilities.markets',
  'tradeCapabilities.spokenLanguages',
  'tradeCapabilities.totalEmployeesSales',
  'tradeCapabilities.averageLeadTime',
  'businessTerms.acceptedDeliveryTerms',
  'businessTerms.acceptedPaymentCurrencies',
  'businessTerms.packagingTypes',
  'businessTerms.acceptedPaymentTypes',
  'certificates',
] as const;
export type ClearableBusinessField = (typeof clearableBusinessFields)[number];

export const businessUpdate = z.strictObject({
  /** The `revision` that the client has seen: if the current one differs, Conflict and no change. */
  revision: z.optional(count),
  general: z.optional(generalUpdate),
  contactInfo: z.optional(contactUpdate),
  factory: z.optional(factoryUpdate),
  tradeCapabilities: z.optional(tradeUpdate),
  businessTerms: z.optional(termsUpdate),
  /** The complete list in order: certificates that are missing in it are removed. */
  certificates: z.optional(z.array(certificateUpdate).check(z.maxLength(50))),
  clear: z.optional(z.array(z.enum(clearableBusinessFields))),
});
export type BusinessUpdate = z.infer<typeof businessUpdate>;
