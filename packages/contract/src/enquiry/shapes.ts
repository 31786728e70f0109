import * as z from 'zod/mini';
import { count, nothing, optionalName, success, text } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';

const line = z.optional(optionalName(textLengths.enquiryLine));
const industryID = z.optional(text(16));
/** Numbers come from text boxes, so clients may send either type. */
const headCount = z.optional(z.union([count, text(textLengths.enquiryNumber)]));

/** The need-help form. No field is required: only the form marks some with asterisks. */
export const enquiryShapes = {
  sendEnquiry: {
    body: z.strictObject({
      firstName: line,
      lastName: line,
      businessName: line,
      businessType: z.optional(text(2)),
      website: line,
      jobPosition: z.optional(text(16)),
      address: line,
      zipcode: line,
      city: line,
      usaState: z.optional(text(16)),
      country: z.optional(text(2)),
      companyPhone: line,
      companyFax: line,
      totalEmployees: headCount,
      salesEmployees: headCount,
      mobilePhone: line,
      email: line,
      buyProduct1: industryID,
      buyProduct2: industryID,
      buyProduct3: industryID,
      buyProduct4: industryID,
      sellProduct1: industryID,
      sellProduct2: industryID,
      sellProduct3: industryID,
      sellProduct4: industryID,
      moreInfoBuy: z.optional(text(512)),
      moreInfoSell: z.optional(text(512)),
    }),
    answer: success(nothing),
  },
} satisfies Record<string, Shape>;
