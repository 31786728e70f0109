import * as z from 'zod/mini';
import { picture, range } from '../primitives.ts';

const named = z.strictObject({ code: z.string(), name: z.string() });
const countryOf = z.nullable(z.strictObject({ code: z.string(), countryName: z.string(), emoji: z.string() }));
const stateOf = z.nullable(z.strictObject({ stateID: z.string(), stateName: z.string() }));
const maybe = z.nullable(z.string());
const names = z.array(z.string());
const amount = z.nullable(range);

export const general = z.strictObject({
  companyName: z.string(),
  shortDescription: z.string(),
  generalDescription: maybe,
  verified: z.boolean(),
  businessType: named,
  industry: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  categories: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  yearStablished: z.nullable(z.number()),
  totalAnnualRevenue: amount,
  totalEmployees: amount,
  totalProductionEmployees: amount,
  productionCapacity: z.nullable(z.extend(range, { unit: z.optional(z.string()), period: z.optional(z.string()) })),
  coverPhoto: picture,
  profilePhoto: picture,
  video: z.nullable(z.strictObject({ url: z.string() })),
});

export const contactInfo = z.strictObject({
  legalAddressEnglish: maybe,
  shippingAddressEnglish: maybe,
  city: maybe,
  zipcode: maybe,
  country: countryOf,
  state: stateOf,
  email: maybe,
  website: maybe,
  phone: z.nullable(z.strictObject({ countryCode: z.string(), businessPhoneNumber: z.string() })),
  mobilePhone: z.nullable(z.strictObject({ countryCode: z.string(), phoneNumber: z.string() })),
});

export const factory = z.strictObject({
  manufacturingFacilities: maybe,
  city: maybe,
  zipcode: maybe,
  country: countryOf,
  state: stateOf,
  factorySize: z.nullable(z.number()),
  numberProductionLines: z.nullable(z.number()),
  contractManufacturing: z.array(z.strictObject({ code: z.string() })),
});

export const tradeCapabilities = z.strictObject({
  markets: z.array(z.strictObject({ name: z.string() })),
  spokenLanguages: names,
  totalEmployeesSales: z.nullable(z.number()),
  averageLeadTime: z.nullable(z.number()),
});

export const businessTerms = z.strictObject({
  acceptedDeliveryTerms: names,
  acceptedPaymentCurrencies: names,
  packagingTypes: names,
  acceptedPaymentTypes: names,
});

/** Dates are YYYY-MM-DD. */
export const certificate = z.strictObject({
  id: z.string(),
  name: z.string(),
  issueDate: maybe,
  expireDate: maybe,
  photo: picture,
});
