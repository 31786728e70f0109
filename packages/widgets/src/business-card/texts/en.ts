import { sentences } from '@wbn/contract';

export interface BusinessCardTexts {
  readonly failed: string;
  readonly retry: string;
  readonly verified: string;
  readonly notVerified: string;
  readonly membership: string;
  /** Names of the memberships, if the language has its own. */
  readonly standard?: string;
  readonly gold?: string;
  readonly premium?: string;
  readonly platinum?: string;
  readonly type: string;
  readonly industry: string;
  readonly country: string;
  readonly established: string;
  readonly employees: string;
  readonly categories: string;
  readonly leadTime: string;
  readonly likes: string;
  /** How fast a business answers. */
  readonly answers: string;
  /** Label of results that a boost promotes. */
  readonly promoted: string;
  readonly sendRequest: string;
  readonly requests: string;
  readonly save: string;
  readonly manage: string;
  readonly viewAsBuyer: string;
}

export const texts: BusinessCardTexts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  verified: 'Verified',
  notVerified: 'Not Verified',
  membership: 'Membership',
  type: 'Business type',
  industry: 'Industry',
  country: 'Country',
  established: 'Year established',
  employees: 'Total employees',
  categories: 'Industrial categories',
  leadTime: 'Production lead time',
  likes: 'Likes',
  answers: 'Answers within {time}',
  promoted: 'Promoted',
  sendRequest: 'Send Request',
  requests: 'Requests',
  save: 'Save Business',
  manage: 'Manage Business',
  viewAsBuyer: 'View as a buyer',
};
