import { sentences } from '@wbn/contract';
import type { Widen } from '../../../../texts/widen.ts';

export const en = {
  loading: sentences.loadingOwnBusiness,
  title: 'You are managing this profile',
  text: 'Buyers see it as below, without these buttons.',
  edit: 'Edit the profile',
  preview: 'View as a buyer',
  editSection: 'Edit',
  missing: 'Buyers trust complete profiles. Still missing:',
  logo: 'Logo',
  cover: 'Cover',
  description: 'Description',
} as const;

export type ManageTexts = Widen<typeof en>;
