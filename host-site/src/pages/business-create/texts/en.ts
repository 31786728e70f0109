import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Create your Business profile',
  lead: 'Show buyers who you are and what you make. It is free, and you can fill in the rest at any time.',
  pictures: 'Pictures',
  cover: 'Cover',
  coverHint: 'Maximum 500 KB, recommended proportion 200 x 800',
  logo: 'Logo',
  about: 'About your company',
  companyName: 'Company Name',
  industry: 'Main Industry',
  categories: 'Main Categories',
  categoriesFirst: 'Choose the main industry first.',
  businessType: 'Business Type',
  shortDescription: 'Company short description',
  shortDescriptionHint: 'What you make or do, for whom. Buyers see it in every list.',
  cancel: 'Cancel',
  create: 'Create your Business Profile',
  loading: 'Loading the form...',
  failed: sentences.unexpectedTryAgain,
  incomplete: sentences.businessIncomplete,
  pictureFailed: sentences.businessPictureFailed,
  created: 'Your business profile is created.',
  missing: {
    companyName: 'Write the name of your company.',
    industry: 'Choose your main industry.',
    categories: 'Choose at least one category.',
    businessType: 'Choose what kind of business it is.',
    country: 'Choose a country.',
    state: 'Choose a state.',
    shortDescription: 'Describe your company in a sentence or two.',
    profilePhoto: 'Choose the logo again.',
    coverPhoto: 'Choose the cover again.',
  },
} as const;

export type CreateTexts = Widen<typeof en>;
