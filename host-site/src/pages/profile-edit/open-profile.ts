import type { Country, UserProfile } from '@wbn/contract/shapes';
import {
  businessTypes,
  type Client,
  countries,
  genders,
  industries,
  jobPositions,
  languages,
  loadProfile,
} from '@wbn/core';
import type { ListRow } from '@wbn/core/controls';
import type { Site } from '../../site-context.ts';
import { industryName, typeName } from '../../words.ts';

/** Data for the editor: the profile and the lists of its fields. */
export interface Editable {
  readonly profile: UserProfile;
  readonly countries: readonly Country[];
  readonly genders: readonly ListRow[];
  readonly languages: readonly ListRow[];
  readonly jobPositions: readonly ListRow[];
  readonly businessTypes: readonly ListRow[];
  readonly industries: readonly ListRow[];
}

export class ProfileFailed extends Error {}

export async function openProfile(client: Client, site: Site): Promise<Editable> {
  const fail = (error: unknown) => {
    throw new ProfileFailed('The profile did not answer.', { cause: error });
  };
  const [profile, country, gender, language, position, type, industry] = await Promise.all([
    loadProfile(client).catch(fail),
    countries(client),
    genders(client),
    languages(client),
    jobPositions(client),
    businessTypes(client),
    industries(client),
  ]);
  return {
    profile,
    countries: country,
    genders: gender.map(({ code, name }) => ({ value: code, label: name })),
    languages: language.map((one) => ({ value: one.code, label: one.name ?? one.languageName })),
    jobPositions: position.map(({ jobPositionID: id, name }) => ({ value: id, label: name })),
    businessTypes: type.map(({ code }) => ({ value: code, label: typeName(site, code) })),
    industries: industry.map(({ id, name }) => ({ value: id, label: industryName(site, id, name) })),
  };
}
