/** Suggestions of the search field, and its countries: a chunk of its own, fetched when a visitor first turns to it. */
import type { SuggestedLine } from '@wbn/core';
import { Box, Building2, Clock, Folder, Search, TrendingUp, User, X } from 'lucide';
import type { ReactNode } from 'react';
import type { Icon as Drawn, IconNode } from '../ui/Icon.tsx';
import type { SuggestionKinds } from './texts/en.ts';

export { countries, createSuggester } from '@wbn/core';

const icons: Readonly<Record<NonNullable<SuggestedLine['kind']>, IconNode>> = {
  word: Search,
  category: Folder,
  place: Search,
  business: Building2,
  product: Box,
  user: User,
  recent: Clock,
  popular: TrendingUp,
  clear: X,
};

/** Most visitors need none of them until they type. */
const english: SuggestionKinds = {
  category: 'Category',
  place: 'Place',
  business: 'Business',
  product: 'Product',
  user: 'Person',
  recent: 'Recent',
  popular: 'Popular',
  clear: 'Clear recent searches',
};

/** The content of a suggestion's row: a picture or an icon (the box has its code), the text, and the kind of thing that it names. */
export function drawSuggestion(
  { text, kind = 'word', picture }: SuggestedLine,
  translated: Partial<SuggestionKinds> | undefined,
  Icon: typeof Drawn,
): ReactNode {
  const kinds = { ...english, ...translated };
  return (
    <>
      {picture ? <img src={picture} width="24" height="24" alt="" /> : <Icon of={icons[kind]} size={18} />}
      <span className="cut">{kind === 'clear' ? kinds.clear : text}</span>
      {kind !== 'word' && kind !== 'clear' && <small>{kinds[kind]}</small>}
    </>
  );
}
