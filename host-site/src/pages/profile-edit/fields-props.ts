import type { Client, ProfileValues } from '@wbn/core';
import type { ProfileTexts } from '../../profile/texts/en.ts';
import type { Editable } from './open-profile.ts';

/** Props of each group of fields. */
export interface FieldsProps {
  readonly client: Client;
  readonly editable: Editable;
  readonly texts: ProfileTexts;
  readonly values: ProfileValues;
  readonly change: (part: Partial<ProfileValues>) => void;
  readonly errorOf: (id: string) => string | undefined;
}
