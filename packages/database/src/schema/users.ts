import type { Generated } from 'kysely';
import type { DateOnlyOrNull, FileKey, Id, TimestampNow, TimestampOrNull } from './columns.ts';

/** A person's account and profile. A removed user keeps a row with deletedAt, so that its address answers 410. */
export interface UsersTable {
  id: Id;
  /** As typed; unique, ignoring case, among users that are not removed. */
  email: string;
  emailVerifiedAt: TimestampOrNull;
  /** The scrypt hash with its parameters, as the accounts package writes it. */
  passwordHash: string;
  passwordChangedAt: TimestampNow;
  /** Part of public addresses and search results; unique, ignoring case. */
  username: string | null;
  firstName: string;
  lastName: string;
  /** Dial code with its plus, e.g. '+966'. */
  mobileCountryCode: string | null;
  mobileNumber: string | null;
  birthDate: DateOnlyOrNull;
  showBirthDate: Generated<boolean>;
  profession: string | null;
  showProfession: Generated<boolean>;
  briefPresentation: string | null;
  companyName: string | null;
  city: string | null;
  profilePhotoKey: FileKey | null;
  coverPhotoKey: FileKey | null;
  countryCode: string | null;
  stateId: string | null;
  genderCode: string | null;
  languageCode: string | null;
  jobPositionId: string | null;
  businessTypeCode: string | null;
  industryId: string | null;
  /** The language of pages and mails; the profile's preferredLanguage is languageCode. */
  locale: string | null;
  /** 'operator' reviews verifications and reports. */
  role: Generated<'user' | 'operator'>;
  suspendedAt: TimestampOrNull;
  suspensionReason: string | null;
  createdAt: TimestampNow;
  updatedAt: TimestampNow;
  deletedAt: TimestampOrNull;
}
