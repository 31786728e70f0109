import { sentences } from '@wbn/contract';

export interface SuggestionKinds {
  readonly category: string;
  readonly place: string;
  readonly business: string;
  readonly product: string;
  readonly user: string;
  readonly recent: string;
  readonly popular: string;
  readonly clear: string;
}

export interface SearchBoxTexts {
  readonly failed: string;
  readonly retry: string;
  readonly type: string;
  readonly country: string;
  readonly global: string;
  readonly search: string;
  readonly suggestions: string;
  readonly submit: string;
  readonly filter: string;
  readonly none: string;
  /** By code; languages without these show the contract's English names. */
  readonly types?: Readonly<Record<string, string>>;
  /** Kinds of suggestions; `suggestions.tsx` has the English ones. */
  readonly kinds?: Readonly<Partial<SuggestionKinds>>;
}

export const texts: SearchBoxTexts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  type: 'Search for',
  country: 'Country',
  global: 'Global',
  search: 'What are you looking for?',
  suggestions: 'Suggestions',
  submit: 'Search',
  filter: 'Find a country',
  none: 'No match',
};
