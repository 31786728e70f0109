import { createContext, useContext } from 'react';
import type { BusinessTexts } from './texts/en.ts';

/** The texts of this page alone. */
export const BusinessTextsContext = createContext<BusinessTexts['page'] | undefined>(undefined);

export function useBusinessTexts(): BusinessTexts['page'] {
  const texts = useContext(BusinessTextsContext);
  if (!texts) throw new Error('A part of the business page is outside of <BusinessTextsContext>.');
  return texts;
}
