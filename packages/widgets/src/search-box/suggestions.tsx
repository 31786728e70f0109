/** Suggestions of the search field: a chunk of its own, fetched when a visitor first goes into the field. */
import type { SuggestedLine } from '@wbn/core';
import { Building2, Clock, Layers, Package, Search, TrendingUp, User, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../ui/Icon.tsx';
import { suggestionKinds } from './suggestion-kinds.ts';

export { createSuggester } from '@wbn/core';

const icons: Readonly<Record<NonNullable<SuggestedLine['kind']>, IconNode>> = {
  word: Search,
  category: Layers,
  business: Building2,
  product: Package,
  user: User,
  recent: Clock,
  popular: TrendingUp,
  clear: X,
};

/** The content of a suggestion's row: a picture or an icon, the text, and the kind of thing that it names. */
export function drawSuggestion({ text, kind = 'word', picture }: SuggestedLine, locale: string): ReactNode {
  const kinds = suggestionKinds[locale] ?? suggestionKinds.en!;
  return (
    <>
      {picture ? <img src={picture} width="24" height="24" alt="" /> : <Icon of={icons[kind]} size={18} />}
      <span className="cut">{kind === 'clear' ? kinds.clear : text}</span>
      {kind !== 'word' && kind !== 'clear' && <small>{kinds[kind]}</small>}
    </>
  );
}
