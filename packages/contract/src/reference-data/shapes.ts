import * as z from 'zod/mini';
import { pathID, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const country = z.strictObject({
  code: z.string(),
  countryName: z.string(),
  emoji: z.string(),
  dialCode: z.optional(z.string()),
});
export const state = z.strictObject({ stateID: z.string(), stateName: z.string(), countryCode: z.string() });
export const gender = z.strictObject({ code: z.string(), name: z.string() });
export const language = z.strictObject({ code: z.string(), name: z.optional(z.string()), languageName: z.string() });
export const jobPosition = z.strictObject({ jobPositionID: z.string(), name: z.string() });
export const businessType = z.strictObject({ code: z.string(), businessTypeName: z.string() });
export type Country = z.infer<typeof country>;
export type State = z.infer<typeof state>;

const list = <Item extends z.core.$ZodType>(item: Item) => success(z.array(item));

export const referenceDataShapes = {
  listCountries: { answer: list(country) },
  listStates: { params: z.strictObject({ code: pathID }), answer: list(state) },
  listGenders: { answer: list(gender) },
  listLanguages: { answer: list(language) },
  listJobPositions: { answer: list(jobPosition) },
  listBusinessTypes: { answer: list(businessType) },
} satisfies Record<string, Shape>;
