import * as z from 'zod/mini';
import {
  nothing,
  optionalName,
  optionalPartyName,
  partyName,
  pathID,
  picture,
  requiredText,
  success,
  text,
  uploadToken,
  uuid,
} from '../primitives.ts';
import { reactions } from '../reactions/entity.ts';
import type { Shape } from '../shape.ts';
import { uploadGrant, uploadRequest } from '../uploads/shapes.ts';
import { textLengths } from '../writing/text-lengths.ts';

const coded = z.nullable(z.strictObject({ code: z.string(), name: z.string() }));
const shared = {
  userID: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  briefPresentation: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  profilePhoto: picture,
  coverPhoto: picture,
  country: z.nullable(z.strictObject({ code: z.string(), countryName: z.string() })),
  state: z.nullable(z.strictObject({ stateID: z.string(), stateName: z.string() })),
  gender: coded,
  preferredLanguage: z.nullable(z.strictObject({ code: z.string(), name: z.string(), languageName: z.string() })),
  jobPosition: z.nullable(z.strictObject({ jobPositionID: z.string(), name: z.string() })),
  businessType: coded,
  industry: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
};
const phone = z.strictObject({ countryCode: z.string(), phoneNumber: z.string() });

/** The complete profile for the user themself. */
export const userProfile = z.strictObject({
  ...shared,
  email: z.string(),
  emailVerified: z.boolean(),
  mobilePhone: z.nullable(phone),
  birthDate: z.nullable(z.string()),
  showBirthDate: z.boolean(),
  profession: z.nullable(z.string()),
  showProfession: z.boolean(),
  /** Whether the person operates the network: menus then lead to the operator's pages. */
  isOperator: z.boolean(),
});
/** The public part: no e-mail, no phone; birth date and profession only if shown. */
export const publicProfile = z.strictObject({
  ...shared,
  birthDate: z.optional(z.nullable(z.string())),
  profession: z.optional(z.nullable(z.string())),
  reactions,
});
export type UserProfile = z.infer<typeof userProfile>;
export type PublicProfile = z.infer<typeof publicProfile>;

const emailConfirmation = z.strictObject({
  email: z.string(),
  confirmed: z.boolean(),
  /** Whether this network requires a confirmed address for inquiries and invitations. */
  required: z.boolean(),
});

/** A new picture by its upload token, or the current one as the profile contains it. */
const photo = z.union([
  uploadToken,
  z.strictObject({
    url: text(textLengths.url),
    versions: z.optional(z.array(z.strictObject({ url: text(textLengths.url) }))),
  }),
]);
export type ProfilePhoto = z.infer<typeof photo>;

const fields = {
  firstName: partyName(textLengths.firstName),
  lastName: partyName(textLengths.lastName),
  mobilePhone: z.strictObject({ countryCode: text(textLengths.phoneCode), phoneNumber: text(textLengths.phoneNumber) }),
  birthDate: text(10),
  showBirthDate: z.boolean(),
  profession: optionalName(textLengths.profession),
  showProfession: z.boolean(),
  briefPresentation: text(textLengths.description),
  companyName: optionalPartyName(textLengths.companyName),
  city: optionalName(textLengths.city),
  country: z.union([z.strictObject({ code: text(2), countryName: z.optional(text(120)) }), text(2)]),
  state: z.union([z.strictObject({ stateID: text(16), stateName: z.optional(text(120)) }), text(16)]),
  gender: z.union([z.strictObject({ code: text(16), name: z.optional(text(60)) }), text(16)]),
  preferredLanguage: z.union([
    z.strictObject({ code: text(8), name: z.optional(text(60)), languageName: z.optional(text(60)) }),
    text(8),
  ]),
  jobPosition: z.union([z.strictObject({ jobPositionID: text(16), name: z.optional(text(120)) }), text(16)]),
  businessType: z.union([z.strictObject({ code: text(2), name: z.optional(text(60)) }), text(2)]),
  industry: z.union([z.strictObject({ id: text(16), name: z.optional(text(120)) }), text(16)]),
  profilePhoto: photo,
  coverPhoto: photo,
  /** Ignored, so that a client may send a profile back as it was answered (except the e-mail address). */
  userID: uuid,
  username: optionalName(120),
  emailVerified: z.boolean(),
  isOperator: z.boolean(),
};
/** Fields that `clear` may empty: clients never send empty values. */
export const clearableUserFields = [
  'mobilePhone',
  'birthDate',
  'profession',
  'briefPresentation',
  'companyName',
  'city',
  'country',
  'state',
  'gender',
  'preferredLanguage',
  'jobPosition',
  'businessType',
  'industry',
  'profilePhoto',
  'coverPhoto',
] as const;

export const usersShapes = {
  readProfile: { answer: success(userProfile) },
  updateProfile: {
    body: z.extend(z.partial(z.strictObject(fields)), { clear: z.optional(z.array(z.enum(clearableUserFields))) }),
    answer: z.extend(success(userProfile), { message: z.string() }),
  },
  readEmailConfirmation: { answer: success(emailConfirmation) },
  sendEmailConfirmation: { body: z.optional(nothing), answer: success(emailConfirmation) },
  readPublicProfile: { params: z.strictObject({ id: pathID }), answer: success(publicProfile) },
  profilePhotoUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  profilePhotoUploadValidate: {
    body: z.strictObject({ token: requiredText(4096) }),
    answer: success(z.strictObject({ profilePhoto: picture })),
  },
} satisfies Record<string, Shape>;
