import { label } from '@wbn/contract';
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

interface Row {
  readonly value: string;
  readonly label: string;
}

/** What the editor needs: the profile, and the lists its fields choose from. */
export interface Editable {
  readonly profile: UserProfile;
  readonly countries: readonly Country[];
  readonly genders: readonly Row[];
  readonly languages: readonly Row[];
  readonly jobPositions: readonly Row[];
  readonly businessTypes: readonly Row[];
  readonly industries: readonly Row[];
}

export class ProfileFailed extends Error {}

const coded = (list: readonly { code: string; name?: string | undefined }[]): Row[] =>
  list.map((item) => ({ value: item.code, label: label(item) }));

export async function openProfile(client: Client): Promise<Editable> {
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
    genders: coded(gender),
    languages: coded(language),
    jobPositions: position.map(({ jobPositionID, name }) => ({ value: jobPositionID, label: name })),
    businessTypes: coded(type),
    industries: industry.map(({ id, name }) => ({ value: id, label: name })),
  };
}
