import { useContext, useEffect } from 'react';
import { SearchedWords } from '../../search/Highlighted.tsx';
import { markCards } from '../../search/mark-cards.ts';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

/** The parts of a page of results that come later: its facets, and the marks of the searched words in cards of businesses. */
export function BesideResults({ found, texts }: FacetPanelProps) {
  const words = useContext(SearchedWords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are other cards
  useEffect(() => markCards(document, words), [words, found]);
  return <FacetPanel found={found} texts={texts} />;
}
