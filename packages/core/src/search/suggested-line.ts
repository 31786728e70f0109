/** A line under the search field. */
export interface SuggestedLine {
  readonly text: string;
  /** `word` completes the text; `recent` was searched here before; `clear` forgets those; others name something. */
  readonly kind?:
    | 'word'
    | 'category'
    | 'place'
    | 'business'
    | 'product'
    | 'user'
    | 'recent'
    | 'popular'
    | 'clear'
    | undefined;
  /** The page of what it names, as a path of the portal. */
  readonly link?: string | undefined;
  readonly picture?: string | undefined;
}
