import type { Widen } from '../../texts/widen.ts';

/** Why a search found nothing. The pages of search results contain these texts with their own. */
export const en = {
  ignore: 'Search without {name}',
  quote: '“{text}”',
  noneWith: 'There are results, but none with {filters}.',
  noneMatch: 'Nothing here matches {words}.',
  allExcluded: 'All that was found holds what you excluded: {words}.',
  unquoted: 'Search without quotation marks',
};

export type CauseTexts = Widen<typeof en>;
